// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { A_SETUP } from '../testing/rounds';
import { bestAtom } from './bestAtoms';
import {
  beginAtom,
  dispatchAtom,
  phaseAtom,
  restartAtom,
  roundAtom,
  shownWordsAtom,
  tallyAtom,
} from './roundAtoms';

beforeEach(() => localStorage.clear());

function aStore() {
  const store = createStore();
  store.set(beginAtom, A_SETUP);
  return store;
}

test('a store without a round says what to do', () => {
  expect(() => createStore().get(roundAtom)).toThrow('Set beginAtom on this store');
});

test('a finished round offers its score once', () => {
  const store = aStore();
  const words = store.get(shownWordsAtom);
  for (const char of words.slice(0, 5)) store.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  expect(store.get(phaseAtom)).toBe('finish');
  expect(store.get(bestAtom)).toBe(5);
  expect(localStorage.getItem('highestResult')).toBe('5');
});

test('a word delete becomes the number of characters it removes', () => {
  const store = aStore();
  const [first = '', second = ''] = store.get(shownWordsAtom).split(' ');
  for (const char of `${first} ${second}`) store.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
  store.set(dispatchAtom, { kind: 'deleted', unit: 'word', at: 1001 });
  expect(store.get(tallyAtom).total).toBe(first.length + 1);
  expect(store.get(roundAtom).log?.event).toEqual({ kind: 'deleted', count: second.length, at: 1001 });
});

test('a restart clears everything in every state and draws other words', () => {
  const store = aStore();
  const words = store.get(shownWordsAtom);
  store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  store.set(restartAtom);
  expect(store.get(phaseAtom)).toBe('start');
  expect(store.get(tallyAtom)).toEqual({ total: 0, errors: 0, accuracy: 0, score: 0 });
  expect(store.get(shownWordsAtom)).not.toBe(words);
});
