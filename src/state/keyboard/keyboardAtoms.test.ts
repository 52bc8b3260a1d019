import { afterEach, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { CUSTOM_TEXT, STANDARD_ROUND } from '../../core/round/rules';
import { setupOf } from '../../core/words/setup';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP, aRunningRound } from '../../testing/rounds';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { drawnKeyboardAtom, nextStrokes } from './keyboardAtoms';
import { readKeyboardFactsAtom } from './keyboardFactsAtoms';

afterEach(() => vi.unstubAllGlobals());

type Store = Page;

function aStore(setup = A_SETUP): Store {
  return aNewPage(setup);
}

/** The codes of the keys to press next. */
function nextCodes(store: Store, round = store.get(roundAtom)): string[] {
  return nextStrokes(store.get, round, store.get(drawnKeyboardAtom)).map(({ code }) => code);
}

test('the next key is that of the character at the cursor: at start, after right and wrong keys, and for a space', () => {
  const store = aStore();
  for (const [typed, code] of [
    ['', 'KeyT'],
    ['t', 'KeyO'],
    ['tx', 'KeyI'],
    ['toi', 'Space'],
  ] as const)
    expect(nextCodes(store, aRunningRound({ expected: 'toi is', typed }))).toEqual([code]);
});

test('no key is lit at the result, nor for what the layout cannot type', () => {
  const store = aStore();
  expect(nextCodes(store, aRunningRound({ expected: 'aя', typed: 'a' }))).toEqual([]);
  store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 0 });
  expect(nextCodes(store)).toHaveLength(1);
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  expect(nextCodes(store)).toEqual([]);
});

test('no key betrays a hidden word', () => {
  const store = aStore({ ...A_SETUP, settings: { ...A_SETUP.settings, byEar: true } });
  expect(nextCodes(store)).toHaveLength(1);
  store.set(optionsAtom, { ...STANDARD_OPTIONS, saysWords: true, hidesWords: true });
  expect(nextCodes(store)).toEqual([]);
});

test('a round with the same words, and another option, leave the keyboard as it is; another layout does not', () => {
  const store = aStore();
  const before = store.get(drawnKeyboardAtom);
  store.set(beginAtom, { ...A_SETUP, seed: 31 });
  store.set(optionsAtom, { ...STANDARD_OPTIONS, caret: 'block' });
  expect(store.get(drawnKeyboardAtom)).toBe(before);
  store.set(optionsAtom, { ...STANDARD_OPTIONS, keyboard: 'azerty' });
  expect(store.get(drawnKeyboardAtom)).not.toBe(before);
});

test('a custom text in a person’s own script is typed on its layout', async () => {
  vi.stubGlobal('navigator', { language: 'ru-RU' });
  const settings = { ...STANDARD_ROUND, columns: 20 };
  const words = ['щука', 'и', 'ёж'];
  const store = aStore(setupOf({ seed: 0, settings, wordList: CUSTOM_TEXT, words }));
  await store.set(readKeyboardFactsAtom);
  expect(nextCodes(store)).toEqual(['KeyO']);
});
