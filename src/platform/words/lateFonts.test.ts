// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
import { loadFontsOrSystems, useLateFonts } from './scriptFonts';

let host: WordsHost;
beforeEach(() => {
  host = aWordsHost({});
  // Where no letters can be compared, the system counts as having them.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('words that are set whole', () => {
  const HEBREW = { ...A_SETUP, words: ['שלום'], characters: 'שלום', lang: 'he' };
  const fontsInUse = () => Array.from(document.fonts as unknown as Set<unknown>).length;

  test('come in the system’s font where theirs fails, and in theirs once it is there', async () => {
    host.missing.add(fontOf('hebrew'));
    await expect(loadFontsOrSystems(HEBREW)).resolves.toBe(true);
    expect(fontsInUse()).toBe(0);
    host.missing.clear();
    await expect(loadFontsOrSystems(HEBREW)).resolves.toBe(true);
    // It is used between two rounds only.
    expect(fontsInUse()).toBe(0);
    useLateFonts(HEBREW);
    await vi.waitFor(() => expect(fontsInUse()).toBe(1));
    await expect(loadFontsOrSystems(HEBREW)).resolves.toBe(true);
    expect(host.requested).toEqual([fontOf('hebrew'), fontOf('hebrew')]);
  });

  test('do so where theirs is late, which then changes nothing under the caret', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const release = host.hold(fontOf('hebrew'));
    const other = loadFontsOrSystems(HEBREW);
    const loading = loadFontsOrSystems(HEBREW);
    await vi.advanceTimersByTimeAsync(1500);
    await expect(Promise.all([loading, other])).resolves.toEqual([true, true]);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect([fontsInUse(), host.requested.length]).toEqual([0, 1]);
    useLateFonts(HEBREW);
    await vi.advanceTimersByTimeAsync(0);
    expect([fontsInUse(), host.requested.length]).toEqual([1, 1]);
  });

  test('letters in equal cells wait for theirs, or are refused', async () => {
    host.missing.add(fontOf('greek'));
    await expect(loadFontsOrSystems({ ...A_SETUP, characters: 'α' })).resolves.toBe(false);
  });
});
