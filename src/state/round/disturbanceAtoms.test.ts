// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { aNewPage } from '../../testing/page';
import { aWordCountSetup } from '../../testing/playedRounds';
import { A_SETUP } from '../../testing/rounds';
import { restartAtom } from '../next/restartAtom';
import { dispatchAllAtom, disturbanceAtom, noteDelayAtom, noteHiddenAtom } from './disturbanceAtoms';
import { dispatchAtom, replaceSetupAtom, roundAtom } from './roundAtoms';

beforeEach(() => localStorage.clear());

/** A page whose round has not begun, has run since 1000 ms, or was over at 31,000 ms. */
function aPage(phase: 'start' | 'run' | 'finish') {
  const store = aNewPage(A_SETUP);
  if (phase !== 'start') store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  if (phase === 'finish') store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  return store;
}

describe('a delay', () => {
  test('during a round is a stall', () => {
    const page = aPage('run');
    page.set(noteDelayAtom, 2000, 2300);
    expect(page.get(disturbanceAtom).stalls).toMatchObject({ count: 1, longestMs: 300 });
    page.set(noteDelayAtom, 9000, 9150);
    expect(page.get(disturbanceAtom).stalls).toMatchObject({ count: 2, longestMs: 300 });
  });

  test('before the first character is no stall', () => {
    const page = aPage('start');
    page.set(noteDelayAtom, 200, 900);
    expect(page.get(disturbanceAtom).stalls.count).toBe(0);
  });

  test('that extends beyond the round counts only within it', () => {
    const early = aPage('run');
    early.set(noteDelayAtom, 400, 1200);
    expect(early.get(disturbanceAtom).stalls).toMatchObject({ count: 1, longestMs: 200 });
    const late = aPage('finish');
    late.set(noteDelayAtom, 30_700, 33_000);
    expect(late.get(disturbanceAtom).stalls).toMatchObject({ count: 1, longestMs: 300 });
  });

  test('after the last word of a round without a limit is no stall', () => {
    const page = aNewPage(aWordCountSetup());
    for (const char of page.get(roundAtom).expected)
      page.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
    page.set(noteDelayAtom, 1010, 1400);
    expect(page.get(disturbanceAtom).stalls.count).toBe(0);
  });

  test('that is too short to notice changes nothing', () => {
    const page = aPage('run');
    const before = page.get(disturbanceAtom);
    page.set(noteDelayAtom, 2000, 2099);
    // Only 50 ms of it are in the round.
    page.set(noteDelayAtom, 800, 1050);
    expect(page.get(disturbanceAtom)).toBe(before);
  });
});

describe('a hidden page', () => {
  test('is noted once, together with stalls, whichever came first', () => {
    const page = aPage('run');
    page.set(noteDelayAtom, 2000, 2300);
    page.set(noteHiddenAtom);
    const noted = page.get(disturbanceAtom);
    expect(noted).toMatchObject({ wasHidden: true, stalls: { count: 1 } });
    page.set(noteHiddenAtom);
    expect(page.get(disturbanceAtom)).toBe(noted);
    page.set(noteDelayAtom, 5000, 5300);
    expect(page.get(disturbanceAtom)).toMatchObject({ wasHidden: true, stalls: { count: 2 } });
  });
});

test('another round begins undisturbed', () => {
  const page = aPage('run');
  page.set(noteDelayAtom, 2000, 2300);
  page.set(noteHiddenAtom);
  page.set(restartAtom, 0);
  expect(page.get(disturbanceAtom)).toMatchObject({ wasHidden: false, stalls: { count: 0 } });
});

test('a round that is given another setup keeps what has disturbed it', () => {
  const page = aPage('run');
  page.set(noteDelayAtom, 2000, 2300);
  const disturbed = page.get(disturbanceAtom);
  page.set(replaceSetupAtom, { ...page.get(roundAtom).setup });
  expect(page.get(disturbanceAtom)).toBe(disturbed);
});

describe('several actions', () => {
  const typedAt = (char: string, at: number, noticedMs = at) => ({
    action: { kind: 'typed', char, at } as const,
    noticedMs,
  });

  test('are all played, and told of once', () => {
    const page = aPage('start');
    const told: string[] = [];
    page.sub(roundAtom, () => told.push(page.get(roundAtom).typed.join('')));
    page.set(dispatchAllAtom, [typedAt('a', 1000), typedAt('b', 1100), typedAt('c', 1200)]);
    expect(told).toEqual(['abc']);
  });

  test('that were noticed late are stalls', () => {
    const page = aPage('start');
    page.set(dispatchAllAtom, [typedAt('a', 1000), typedAt('b', 1100, 1500)]);
    expect(page.get(disturbanceAtom).stalls).toMatchObject({ count: 1, longestMs: 400 });
  });
});
