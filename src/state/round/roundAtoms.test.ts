// @vitest-environment jsdom

import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import { tally } from '../../core/round/score';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { beginRace } from '../../testing/sittings';
import { restartAtom } from '../next/restartAtom';
import { shownWordsAtom } from '../replay/boardAtoms';
import { bestAtom, newStandardBestAtom } from './bestAtoms';
import {
  beginAtom,
  clockSecondsAtom,
  deadlineAtom,
  dispatchAtom,
  finishedRoundAtom,
  lastAbandonedAtom,
  lastFinishedAtom,
  lastKeyAtAtom,
  outlineAtom,
  phaseAtom,
  roundAtom,
  standardListAtom,
  startedAtAtom,
} from './roundAtoms';
import { sittingAtom } from './sittingAtoms';

beforeEach(() => localStorage.clear());

function aStore() {
  return aNewPage(A_SETUP);
}

test('a store without a round says what to do', () => {
  expect(() => createStore().get(roundAtom)).toThrow('Set beginAtom on this store');
});

function type(store: ReturnType<typeof aStore>, text: string, at = 1000) {
  for (const char of text) store.set(dispatchAtom, { kind: 'typed', char, at });
}

test('a score is offered when the round is over, not before', () => {
  const store = aStore();
  type(store, store.get(shownWordsAtom).slice(0, 5));
  expect(store.get(bestAtom)).toBe(0);
  store.set(dispatchAtom, { kind: 'deleted', unit: 'line', at: 1001 });
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  expect(store.get(bestAtom)).toBe(0);
});

test('the countdown and the deadline are known from the first character on', () => {
  const store = aStore();
  expect(store.get(clockSecondsAtom)).toBe(30);
  expect(store.get(startedAtAtom)).toBeNull();
  expect(store.get(deadlineAtom)).toBeNull();
  type(store, 'x', 1234);
  store.set(dispatchAtom, { kind: 'ticked', at: 3234 });
  expect(store.get(clockSecondsAtom)).toBe(28);
  expect(store.get(startedAtAtom)).toBe(1234);
  expect(store.get(deadlineAtom)).toBe(31_234);
});

test('a finished round offers its score once', () => {
  const store = aStore();
  type(store, store.get(shownWordsAtom).slice(0, 5));
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  expect(store.get(phaseAtom)).toBe('finish');
  expect(store.get(bestAtom)).toBe(5);
  expect(localStorage.getItem('highestResult')).toBe('5');
  type(store, 'more', 31_100);
  store.set(dispatchAtom, { kind: 'ticked', at: 32_000 });
  // Another offer of the same score would have taken it away.
  expect(store.get(newStandardBestAtom)?.figure).toBe(5);
});

test('a word delete becomes the number of characters it removes', () => {
  const store = aStore();
  const [first = '', second = ''] = store.get(shownWordsAtom).split(' ');
  for (const char of `${first} ${second}`) store.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
  store.set(dispatchAtom, { kind: 'deleted', unit: 'word', at: 1001 });
  expect(tally(store.get(roundAtom)).total).toBe(first.length + 1);
  expect(store.get(roundAtom).log?.event).toEqual({ kind: 'deleted', count: second.length, at: 1001 });
});

test('a restart clears everything in every state and draws other words', () => {
  const store = aStore();
  const words = store.get(shownWordsAtom);
  store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  store.set(restartAtom, 0);
  expect(store.get(phaseAtom)).toBe('start');
  expect(tally(store.get(roundAtom))).toEqual({ total: 0, errors: 0, accuracy: 0, score: 0 });
  expect(store.get(shownWordsAtom)).not.toBe(words);
});

test('a restart finishes a round whose time was up by the press, and its score counts', () => {
  const store = aStore();
  const { expected } = store.get(roundAtom);
  for (const char of expected.slice(0, 3)) store.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
  store.set(restartAtom, 31_000);
  expect([store.get(lastFinishedAtom)?.round.totalTyped, store.get(lastAbandonedAtom)]).toEqual([3, null]);
  expect(store.get(bestAtom)).toBe(3);
});

test('the finished round is known until another begins, the last finished one after that', () => {
  const store = aStore();
  expect([store.get(finishedRoundAtom), store.get(lastFinishedAtom)]).toEqual([null, null]);
  type(store, 'x');
  expect(store.get(finishedRoundAtom)).toBeNull();
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  const ended = store.get(roundAtom);
  expect(store.get(finishedRoundAtom)).toBe(ended);
  store.set(restartAtom, 32_000);
  expect(store.get(finishedRoundAtom)).toBeNull();
  expect(store.get(lastFinishedAtom)?.round).toBe(ended);
});

test('a running round that another replaces is the last abandoned one, and no other is', () => {
  const store = aStore();
  store.set(restartAtom, 0);
  expect(store.get(lastAbandonedAtom)).toBeNull();
  type(store, 'x');
  const { setup, log } = store.get(roundAtom);
  store.set(restartAtom, 2000);
  const abandoned = store.get(lastAbandonedAtom);
  expect([abandoned?.round.setup === setup, abandoned?.round.log === log]).toEqual([true, true]);
  type(store, 'x', 3000);
  store.set(dispatchAtom, { kind: 'ticked', at: 33_000 });
  store.set(restartAtom, 34_000);
  expect(store.get(lastAbandonedAtom)).toBe(abandoned);
});

test('the last key is known, 0 before the first', () => {
  const store = aStore();
  expect(store.get(lastKeyAtAtom)).toBe(0);
  type(store, 'xy', 1234);
  expect(store.get(lastKeyAtAtom)).toBe(1234);
});

test('the deadline of a word-count round is where it ended', () => {
  const store = aNewPage({ ...A_SETUP, settings: { ...A_SETUP.settings, wordLimit: 12 } });
  const words = store.get(roundAtom).expected;
  type(store, words.slice(0, -1), 1000);
  expect(store.get(deadlineAtom)).toBe(31_000);
  type(store, words.slice(-1), 9000);
  expect([store.get(phaseAtom), store.get(deadlineAtom)]).toEqual(['finish', 9000]);
});

test('what most keys leave as it is stays the same object', () => {
  const store = aStore();
  const [a = '', b = ''] = store.get(roundAtom).expected;
  type(store, a);
  const before = store.get(outlineAtom);
  type(store, b);
  expect(store.get(outlineAtom)).toBe(before);
  store.set(dispatchAtom, { kind: 'ticked', at: 3000 });
  expect(store.get(outlineAtom)).not.toBe(before);
});

describe('a raced round', () => {
  /** Other settings and another list than the usual round's. */
  const KNOWN = {
    seed: 7,
    settings: { durationMs: 15_000, wordsPerBatch: 4 },
    wordList: 'ho-1',
    words: Array.from('abcdefghij', (letter) => `h${letter}`),
  };

  function typeRight(store: ReturnType<typeof aStore>, characters: number) {
    type(store, store.get(shownWordsAtom).slice(0, characters));
  }

  test('has the words of its setup and is marked from the start to the result', () => {
    const store = aStore();
    expect(store.get(sittingAtom).knewWords).toBe(false);
    beginRace(store, KNOWN);
    expect(store.get(roundAtom).setup).toEqual(KNOWN);
    expect(store.get(phaseAtom)).toBe('start');
    expect(store.get(sittingAtom).knewWords).toBe(true);
    typeRight(store, 5);
    expect(store.get(sittingAtom).knewWords).toBe(true);
    store.set(dispatchAtom, { kind: 'ticked', at: 16_000 });
    expect(store.get(phaseAtom)).toBe('finish');
    expect(store.get(sittingAtom).knewWords).toBe(true);
  });

  test('does not mark the round whose words it has, nor the one after it', () => {
    const store = aStore();
    typeRight(store, 1);
    store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    beginRace(store, store.get(roundAtom).setup);
    expect(store.get(lastFinishedAtom)?.knewWords).toBe(false);
    store.set(restartAtom, 0);
    expect(store.get(sittingAtom).knewWords).toBe(false);
  });

  test('does not show the new best that the previous round has set', () => {
    const store = aStore();
    typeRight(store, 3);
    store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(store.get(newStandardBestAtom)).not.toBeNull();
    beginRace(store, store.get(roundAtom).setup);
    typeRight(store, 9);
    store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(store.get(newStandardBestAtom)).toBeNull();
    expect(store.get(bestAtom)).toBe(3);
    expect(localStorage.getItem('highestResult')).toBe('3');
  });

  test('whose time was up when Restart was pressed sets no best either', () => {
    const store = aStore();
    beginRace(store, KNOWN);
    typeRight(store, 5);
    store.set(restartAtom, 16_000);
    expect(store.get(bestAtom)).toBe(0);
    expect(store.get(newStandardBestAtom)).toBeNull();
  });

  test.each([
    ['once', 1],
    ['twice', 2],
  ])('begun %s is followed by a round as it was before, over other words', (_, times) => {
    const store = aStore();
    const before = store.get(roundAtom);
    for (let time = 0; time < times; time++) beginRace(store, KNOWN);
    typeRight(store, 5);
    store.set(restartAtom, 2000);
    const { setup, phase, expected } = store.get(roundAtom);
    const { seed, ...usual } = A_SETUP;
    expect(setup).toMatchObject(usual);
    expect(setup.seed).not.toBe(seed);
    expect(setup).not.toBe(before.setup);
    expect(phase).toBe('start');
    expect(expected).not.toBe(before.expected);
    expect(store.get(sittingAtom).knewWords).toBe(false);
  });

  test('leaves the standard list to the first other round of a visit', () => {
    const store = createStore();
    beginRace(store, KNOWN);
    expect(store.get(standardListAtom)).toBeNull();
    store.set(beginAtom, A_SETUP);
    expect(store.get(standardListAtom)?.words).toBe(A_SETUP.words);
  });
});
