// @vitest-environment jsdom

import { beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { STANDARD_ROUND } from '../../core/round/rules';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { aScoredRound, saveOnDevice } from '../../testing/savedRounds';
import { fillStorage } from '../../testing/storage';
import { shownBestAtom } from '../history/bestOfKindAtoms';
import { readPastRoundsAtom } from '../history/pastRoundsAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import { bestAtom } from '../round/bestAtoms';
import { dispatchAtom, roundAtom } from '../round/roundAtoms';
import { wordsSourceAtom } from '../words/wordsAtoms';
import {
  chooseOptionsAtom,
  isSoundPreviewDueAtom,
  loadOptionsAtom,
  rejectSavedOptionsAtom,
} from './chooseOptionsAtoms';
import { restartAtom } from './restartAtom';

let store: Page;
beforeEach(() => {
  localStorage.clear();
  store = aNewPage(A_SETUP);
});

const choose = (seconds: number) => {
  store.set(chooseOptionsAtom, { seconds });
};
const playToItsEnd = (typed: number) => {
  for (let i = 0; i < typed; i++) {
    const { expected, typed: before } = store.get(roundAtom);
    store.set(dispatchAtom, { kind: 'typed', char: expected[before.length] ?? '', at: 1000 });
  }
  store.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
};

test('a choice is saved, and loaded at the next visit', () => {
  choose(15);
  // Options that are stored keep their names and values for ever; others may come.
  expect(JSON.parse(localStorage.getItem('options') ?? '')).toMatchObject(
    JSON.parse(
      '{"version":1,"seconds":15,"words":"english-1","capitals":false,"numbers":false,"size":100,"caret":"line","gliding":false,"sound":"off","saysWords":false,"hidesWords":false,"speechRate":100}',
    ),
  );
  const tomorrow = aNewPage(A_SETUP);
  tomorrow.set(loadOptionsAtom);
  expect(tomorrow.get(optionsAtom)).toEqual({ ...STANDARD_OPTIONS, seconds: 15 });
});

test('rounds of other settings set no highest score, and have a best of their own', async () => {
  playToItsEnd(5);
  choose(60);
  // The result on screen is still that of the standard round.
  expect(store.get(shownBestAtom)).toBe(5);
  store.set(restartAtom, 0);
  expect(store.get(shownBestAtom)).toBe(0);
  playToItsEnd(9);
  expect(store.get(bestAtom)).toBe(5);
  await saveOnDevice(aScoredRound(12, { durationMs: 60_000 }));
  await store.set(readPastRoundsAtom);
  expect(store.get(shownBestAtom)).toBe(12);
  choose(30);
  expect(store.get(shownBestAtom)).toBe(12);
  store.set(restartAtom, 0);
  expect(store.get(shownBestAtom)).toBe(5);
});

describe('words of an earlier choice', () => {
  const source = { setUp: () => ({ ...A_SETUP, wordList: 'french-1' }) };
  test('stay until the next ones are loaded, and go when the standard ones are chosen', () => {
    store.set(wordsSourceAtom, source);
    store.set(chooseOptionsAtom, { words: 'french-1' });
    expect(store.get(roundAtom).setup.wordList).toBe('french-1');
    store.set(chooseOptionsAtom, { words: 'german-1' });
    expect(store.get(roundAtom).setup.wordList).toBe('french-1');
    store.set(chooseOptionsAtom, { words: 'english-1' });
    store.set(chooseOptionsAtom, { words: 'german-1' });
    expect(store.get(roundAtom).setup.wordList).toBe('english-1');
  });
});

describe('a choice', () => {
  test('is added to earlier ones, even if nothing can be saved', () => {
    store.set(chooseOptionsAtom, { size: 90 });
    fillStorage();
    store.set(chooseOptionsAtom, { seconds: 60 });
    store.set(chooseOptionsAtom, { size: 150 });
    expect(store.get(optionsAtom)).toEqual({ ...STANDARD_OPTIONS, seconds: 60, size: 150 });
  });

  test('is added to what another tab has chosen', () => {
    store.set(chooseOptionsAtom, { seconds: 60 });
    localStorage.setItem('options', JSON.stringify({ version: 1, caret: 'block' }));
    store.set(chooseOptionsAtom, { size: 150 });
    expect(store.get(optionsAtom)).toEqual({ ...STANDARD_OPTIONS, caret: 'block', size: 150 });
  });

  test('is added to the standard options if the saved ones were rejected', () => {
    localStorage.setItem('options', '{"version":1,"seconds":15,"words":"klingon-1"}');
    store.set(rejectSavedOptionsAtom);
    store.set(chooseOptionsAtom, { seconds: 60 });
    expect(store.get(optionsAtom)).toEqual({ ...STANDARD_OPTIONS, seconds: 60 });
    expect(localStorage.getItem('options.aside.1')).toContain('klingon-1');
  });
});

test('choosing a sound plays a preview, choosing something else does not', () => {
  store.set(chooseOptionsAtom, { size: 150 });
  expect(store.get(isSoundPreviewDueAtom)).toBe(false);
  store.set(chooseOptionsAtom, { sound: 'keys' });
  expect(store.get(isSoundPreviewDueAtom)).toBe(true);
  store.set(chooseOptionsAtom, { size: 100 });
  expect(store.get(isSoundPreviewDueAtom)).toBe(true);
  store.set(chooseOptionsAtom, { sound: 'off' });
  expect(store.get(isSoundPreviewDueAtom)).toBe(false);
});

test('choosing a time, or the standard options, ends word-count mode', () => {
  store.set(chooseOptionsAtom, { wordLimit: 12 });
  expect(store.get(roundAtom).setup.settings).toEqual({
    durationMs: 3_600_000,
    wordsPerBatch: 12,
    wordLimit: 12,
  });
  store.set(chooseOptionsAtom, { seconds: 60, wordLimit: undefined });
  expect(store.get(roundAtom).setup.settings).toEqual({ durationMs: 60_000, wordsPerBatch: 12 });
  store.set(chooseOptionsAtom, { wordLimit: 48 });
  store.set(chooseOptionsAtom, STANDARD_OPTIONS);
  expect(store.get(roundAtom).setup.settings).toEqual(STANDARD_ROUND);
  expect(localStorage.getItem('options')).not.toContain('wordLimit');
});
