import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import type { RoundSettings } from '../../core/round/rules';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { A_SETUP } from '../../testing/rounds';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { loadedListsAtom } from '../words/wordListAtoms';
import { pairsToPractiseAtom } from './pairsToPractiseAtom';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
});

/** Plays a round, in which the fourth character comes late, to its end. Returns that one's pair. */
function play(settings: Partial<RoundSettings> = {}): string {
  const pair = begin(settings);
  end();
  return pair;
}

function begin(settings: Partial<RoundSettings> = {}): string {
  store.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS, settings: { ...A_SETUP.settings, ...settings } });
  const { expected } = store.get(roundAtom);
  for (const [index, char] of Array.from(expected.slice(0, 20)).entries()) {
    store.set(dispatchAtom, { kind: 'typed', char, at: 1000 + index * 100 + (index >= 3 ? 80 : 0) });
  }
  expect(store.get(pairsToPractiseAtom)).toEqual([]);
  return expected.slice(2, 4);
}

function end(): void {
  store.set(dispatchAtom, { kind: 'ticked', at: 1000 + store.get(roundAtom).setup.settings.durationMs });
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

test('nothing is searched for after a round by ear, nor while one runs', () => {
  const words = [...STANDARD_WORDS.words];
  const searched = vi.spyOn(words, 'join');
  store.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'english-200-1' });
  store.set(loadedListsAtom, new Map([['english-200-1', words]]));
  begin({ byEar: true });
  end();
  expect(store.get(pairsToPractiseAtom)).toEqual([]);
  begin();
  expect(store.get(pairsToPractiseAtom)).toEqual([]);
  expect(searched).not.toHaveBeenCalled();
});
