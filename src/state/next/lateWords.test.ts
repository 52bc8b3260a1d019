// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { noticeAtom } from '../page/noticeAtoms';
import { roundAtom } from '../round/roundAtoms';
import { loadWordsAtom, wordsStateAtom } from './customWordsAtoms';

const FRENCH = { ...STANDARD_OPTIONS, words: 'french-1' };

let store: Page;
let host: WordsHost;
let answer: () => Promise<void>;
beforeEach(() => {
  vi.useFakeTimers();
  host = aWordsHost({ 'french-1': A_SETUP.words.join(' '), 'greek-1': 'και το να' });
  answer = hold('french.json');
  store = aNewPage(A_SETUP);
  store.set(optionsAtom, FRENCH);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Holds back the next answers with a file. Returns the function that gives them. */
function hold(name: string): () => Promise<void> {
  const letGo = host.hold(name);
  return async () => {
    letGo();
    await vi.advanceTimersByTimeAsync(0);
  };
}

test('words that are not loaded after ten seconds are late, with a notice; they may still arrive', async () => {
  const coming = store.set(loadWordsAtom, FRENCH);
  await vi.advanceTimersByTimeAsync(9990);
  expect(store.get(wordsStateAtom)).toBe('loading');
  expect(store.get(noticeAtom)).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  expect(store.get(wordsStateAtom)).toBe('late');
  expect(store.get(noticeAtom)).toBe('wordsMissing');
  await answer();
  (await coming)?.();
  expect(store.get(wordsStateAtom)).toBe('ready');
  expect(store.get(noticeAtom)).toBeNull();
  expect(store.get(roundAtom).setup.wordList).toBe('french-1');
});

test('late words that are asked for again are there with the first answer', async () => {
  void store.set(loadWordsAtom, FRENCH);
  await vi.advanceTimersByTimeAsync(10_010);
  hold('french.json');
  const coming = store.set(loadWordsAtom, FRENCH);
  expect(store.get(wordsStateAtom)).toBe('retrying');
  await answer();
  (await coming)?.();
  expect(store.get(wordsStateAtom)).toBe('ready');
  expect(store.get(roundAtom).setup.wordList).toBe('french-1');
});

test('words that a round asks for again are told of as before until they come', async () => {
  host.missing.add('french.json');
  const first = store.set(loadWordsAtom, FRENCH);
  await answer();
  await first;
  host.missing.clear();
  answer = hold('french.json');
  const seen: unknown[] = [];
  store.sub(wordsStateAtom, () => seen.push(store.get(wordsStateAtom)));
  const coming = store.set(loadWordsAtom, FRENCH, true);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(seen).toEqual([]);
  await answer();
  (await coming)?.();
  expect(seen).toEqual(['ready']);
  expect([store.get(noticeAtom), store.get(roundAtom).setup.wordList]).toEqual([null, 'french-1']);
});

test('words that are no longer wanted are not late', async () => {
  void store.set(loadWordsAtom, FRENCH);
  await store.set(loadWordsAtom, STANDARD_OPTIONS);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(store.get(wordsStateAtom)).toBe('ready');
  expect(store.get(noticeAtom)).toBeNull();
});

test('a font of theirs that is not loaded after ten seconds makes them late, too', async () => {
  const GREEK = { ...STANDARD_OPTIONS, words: 'greek-1' };
  const answerWithFont = hold(fontOf('greek'));
  store.set(optionsAtom, GREEK);
  void store.set(loadWordsAtom, GREEK);
  await vi.advanceTimersByTimeAsync(9990);
  expect(store.get(wordsStateAtom)).toBe('loading');
  await vi.advanceTimersByTimeAsync(20);
  expect(store.get(wordsStateAtom)).toBe('late');
  expect(store.get(noticeAtom)).toBe('wordsMissing');
  await answerWithFont();
  expect(await store.set(loadWordsAtom, GREEK)).not.toBeNull();
  expect(store.get(wordsStateAtom)).toBe('ready');
});
