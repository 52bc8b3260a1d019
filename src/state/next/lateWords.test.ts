// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { A_SETUP } from '../../testing/rounds';
import { optionsAtom } from '../options/optionsAtoms';
import { noticeAtom } from '../page/noticeAtoms';
import { beginAtom, roundAtom } from '../round/roundAtoms';
import { loadWordsAtom, wordsStateAtom } from './customWordsAtoms';

const FRENCH = { ...STANDARD_OPTIONS, words: 'french-1' };

let store: ReturnType<typeof createStore>;
let answer: () => Promise<void>;
let fail: () => Promise<void>;
beforeEach(() => {
  vi.useFakeTimers();
  const ask = (address: string, { cache }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      if (address.endsWith('.woff2')) return resolve(new Response());
      // Past every cache it fails as before.
      if (cache === 'reload') return reject(new TypeError('Failed to fetch'));
      answer = async () => {
        resolve(Response.json({ id: 'french-1', words: A_SETUP.words.join(' ') }));
        await vi.advanceTimersByTimeAsync(0);
      };
      fail = async () => {
        reject(new TypeError('Failed to fetch'));
        await vi.advanceTimersByTimeAsync(0);
      };
    });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => Promise.resolve(this);
    },
  );
  Object.assign(document, { fonts: { add: () => {} } });
  store = createStore();
  store.set(beginAtom, A_SETUP);
  store.set(optionsAtom, FRENCH);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('words that cannot be loaded are missing at once', async () => {
  const coming = store.set(loadWordsAtom, FRENCH);
  expect(store.get(wordsStateAtom)).toBe('loading');
  await fail();
  expect(await coming).toBeNull();
  expect(store.get(wordsStateAtom)).toBe('missing');
});

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
  const first = answer;
  await vi.advanceTimersByTimeAsync(10_010);
  const coming = store.set(loadWordsAtom, FRENCH);
  expect(store.get(wordsStateAtom)).toBe('retrying');
  await first();
  (await coming)?.();
  expect(store.get(wordsStateAtom)).toBe('ready');
  expect(store.get(roundAtom).setup.wordList).toBe('french-1');
});

test('words that a round asks for again are told of as before until they come', async () => {
  const first = store.set(loadWordsAtom, FRENCH);
  await fail();
  await first;
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
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => new Promise(() => {});
    },
  );
  const GREEK = { ...STANDARD_OPTIONS, words: 'greek-1' };
  vi.stubGlobal('fetch', async () => Response.json({ id: 'greek-1', words: 'και το να' }));
  store.set(optionsAtom, GREEK);
  void store.set(loadWordsAtom, GREEK);
  await vi.advanceTimersByTimeAsync(9990);
  expect(store.get(wordsStateAtom)).toBe('loading');
  await vi.advanceTimersByTimeAsync(20);
  expect(store.get(wordsStateAtom)).toBe('late');
  expect(store.get(noticeAtom)).toBe('wordsMissing');
  vi.stubGlobal(
    'FontFace',
    class {
      load = () => Promise.resolve(this);
    },
  );
  expect(await store.set(loadWordsAtom, GREEK)).not.toBeNull();
  expect(store.get(wordsStateAtom)).toBe('ready');
});
