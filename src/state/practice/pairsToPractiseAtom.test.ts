import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import type { RoundSettings } from '../../core/round/rules';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { A_SETUP } from '../../testing/rounds';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { loadedListsAtom } from '../words/wordsAtoms';
import { pairsToPractiseAtom } from './pairsToPractiseAtom';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
});

/** Plays a round to its end, in which the fourth character comes late. Returns its pair. */
function play(settings: Partial<RoundSettings> = {}): string {
  store.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS, settings: { ...A_SETUP.settings, ...settings } });
  const { expected, setup } = store.get(roundAtom);
  for (const [index, char] of Array.from(expected.slice(0, 20)).entries()) {
    store.set(dispatchAtom, { kind: 'typed', char, at: 1000 + index * 100 + (index >= 3 ? 80 : 0) });
  }
  expect(store.get(pairsToPractiseAtom)).toEqual([]);
  store.set(dispatchAtom, { kind: 'ticked', at: 1000 + setup.settings.durationMs });
  return expected.slice(2, 4);
}

test('the result has the pairs that cost most, the same for all who ask', () => {
  const slow = play();
  const pairs = store.get(pairsToPractiseAtom);
  expect(pairs).toEqual([slow]);
  expect(store.get(pairsToPractiseAtom)).toBe(pairs);
});

test('a round by ear has none', () => {
  play({ byEar: true });
  expect(store.get(pairsToPractiseAtom)).toEqual([]);
});

test('only pairs of the chosen words are there; of the standard ones until those have loaded', () => {
  const slow = play();
  store.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'russian-1' });
  expect(store.get(pairsToPractiseAtom)).toEqual([slow]);
  store.set(loadedListsAtom, new Map([['russian-1', ['мир', 'дом']]]));
  expect(store.get(pairsToPractiseAtom)).toEqual([]);
});
