import { beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { countIn } from '../../core/practice/wantedPairs';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { anEndedSitting, beginRace } from '../../testing/sittings';
import { shownBestAtom } from '../history/bestOfKindAtoms';
import { restartAtom } from '../next/restartAtom';
import { optionsAtom } from '../options/optionsAtoms';
import { noticeAtom } from '../page/noticeAtoms';
import { practiceOnBoardAtom, practiceSummaryAtom, practiceToTellAtom } from '../replay/boardAtoms';
import { bestAtom } from '../round/bestAtoms';
import { practiceAtom } from '../round/practiceAtom';
import { dispatchAtom, lastFinishedAtom, roundAtom } from '../round/roundAtoms';
import { loadedListsAtom } from '../words/wordListAtoms';
import {
  finishPracticeAtom,
  followChosenListAtom,
  notePracticeRoundAtom,
  resetOptionsAtom,
  startPracticeAtom,
  stopPracticeAtom,
} from './startPracticeAtoms';

let store: Page;
beforeEach(() => {
  store = aNewPage();
});

const practise = (...items: string[]) => store.set(startPracticeAtom, items, 0);
const practice = () => store.get(roundAtom).setup.settings.practice;

/** Plays the words of the current batch, right, to the end of the round. */
function play(at = 1000): void {
  const { expected, setup } = store.get(roundAtom);
  for (const char of expected.slice(0, 30)) store.set(dispatchAtom, { kind: 'typed', char, at });
  store.set(dispatchAtom, { kind: 'ticked', at: at + setup.settings.durationMs });
}

describe('practice', () => {
  test('begins with words that have the pairs, and goes on with each restart', async () => {
    expect(await practise('th', 'en')).toBe(true);
    expect(practice()).toEqual(['en', 'th']);
    const words = store.get(roundAtom).expected;
    expect(countIn(words, ['th'])).toBeGreaterThanOrEqual(2);
    store.set(restartAtom, 0);
    expect(practice()).toEqual(['en', 'th']);
    expect(store.get(roundAtom).expected).not.toBe(words);
  });

  test('names the pairs in the order in which they were asked for', async () => {
    await practise(' s', ' c', 'en');
    expect(store.get(practiceAtom)?.wanted).toEqual([' s', ' c', 'en']);
    expect(store.get(practiceOnBoardAtom)?.wanted).toEqual([' s', ' c', 'en']);
    play();
    const ended = store.get(lastFinishedAtom);
    if (ended) store.set(notePracticeRoundAtom, ended);
    expect(store.get(practiceAtom)?.rounds).toBe(1);
  });

  test('ends with what was chosen before', async () => {
    await practise('th');
    store.set(stopPracticeAtom, 0);
    expect(practice()).toBeUndefined();
    expect(store.get(practiceAtom)).toBeNull();
    store.set(restartAtom, 0);
    expect(practice()).toBeUndefined();
  });

  test('lasts as long as the chosen time, and has neither capitals nor numbers', async () => {
    store.set(optionsAtom, { ...STANDARD_OPTIONS, seconds: 15, capitals: true, numbers: true });
    await practise('th');
    expect(store.get(roundAtom).setup.settings).toEqual({
      durationMs: 15_000,
      wordsPerBatch: 12,
      practice: ['th'],
      usualLengths: true,
    });
    expect(store.get(roundAtom).expected).toMatch(/^[a-z ]+$/);
  });

  test('has the chosen number of words', async () => {
    store.set(optionsAtom, { ...STANDARD_OPTIONS, wordLimit: 24 });
    await practise('th');
    expect(store.get(roundAtom).setup.settings).toEqual({
      durationMs: 3_600_000,
      wordsPerBatch: 12,
      wordLimit: 24,
      practice: ['th'],
      usualLengths: true,
    });
  });

  test('has the chosen rule for mistakes', async () => {
    store.set(optionsAtom, { ...STANDARD_OPTIONS, onMistake: 'wait' });
    await practise('th');
    expect(store.get(roundAtom).setup.settings).toMatchObject({ practice: ['th'], onMistake: 'wait' });
  });

  test('has a Space that ends the word, where that is chosen', async () => {
    store.set(optionsAtom, { ...STANDARD_OPTIONS, spaceEndsWord: true });
    await practise('th');
    expect(store.get(roundAtom).setup.settings).toMatchObject({ practice: ['th'], spaceEndsWord: true });
  });

  test('of nothing that can be typed does not begin', async () => {
    expect(await practise()).toBe(false);
    expect(await practise('three', '\n')).toBe(false);
    expect([practice(), store.get(noticeAtom)]).toEqual([undefined, null]);
  });

  test('that is asked for last wins', async () => {
    const first = practise('th');
    const second = practise('en');
    expect([await first, await second]).toEqual([false, true]);
    expect(practice()).toEqual(['en']);
  });

  test('lets a round that has begun while its words were loaded be played to its end', async () => {
    const asked = practise('th');
    const { expected } = store.get(roundAtom);
    store.set(dispatchAtom, { kind: 'typed', char: expected.charAt(0), at: 1000 });
    expect(await asked).toBe(true);
    expect([store.get(roundAtom).phase, store.get(roundAtom).expected]).toEqual(['run', expected]);
    store.set(restartAtom, 2000);
    expect(practice()).toEqual(['th']);
  });

  test('leaves the result of a round that has begun and ended while its words were loaded', async () => {
    play();
    const asked = practise('th');
    store.set(restartAtom, 40_000);
    play(50_000);
    const ended = store.get(roundAtom);
    expect(await asked).toBe(true);
    expect([ended.phase, store.get(roundAtom) === ended]).toEqual(['finish', true]);
    store.set(restartAtom, 90_000);
    expect(practice()).toEqual(['th']);
  });

  test('abandons the round in which it was asked for', async () => {
    store.set(dispatchAtom, { kind: 'typed', char: store.get(roundAtom).expected.charAt(0), at: 1000 });
    await practise('th');
    expect([store.get(roundAtom).phase, practice()]).toEqual(['start', ['th']]);
  });

  test('begins at once if that round was abandoned by Restart meanwhile', async () => {
    store.set(dispatchAtom, { kind: 'typed', char: store.get(roundAtom).expected.charAt(0), at: 1000 });
    const asked = practise('th');
    store.set(restartAtom, 2000);
    await asked;
    expect(practice()).toEqual(['th']);
  });

  test('that is ended while its words are loaded does not begin', async () => {
    const asked = practise('th');
    store.set(stopPracticeAtom, 0);
    expect(await asked).toBe(false);
    expect(practice()).toBeUndefined();
  });

  test('follows the chosen words, but a running round is played to its end', async () => {
    store.set(loadedListsAtom, new Map([['english-200-1', [...STANDARD_WORDS.words]]]));
    await practise('th');
    const { expected } = store.get(roundAtom);
    store.set(dispatchAtom, { kind: 'typed', char: expected.charAt(0), at: 1000 });
    store.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'english-200-1' });
    await store.set(followChosenListAtom);
    expect([store.get(roundAtom).phase, store.get(roundAtom).expected]).toEqual(['run', expected]);
    store.set(restartAtom, 2000);
    expect([practice(), store.get(roundAtom).setup.wordList]).toEqual([['th'], 'english-200-1']);
  });

  test('ends with the standard round, but a running one is played to its end', async () => {
    await practise('th');
    store.set(resetOptionsAtom, ['words']);
    expect(practice()).toBeUndefined();
    await practise('th');
    store.set(dispatchAtom, { kind: 'typed', char: store.get(roundAtom).expected.charAt(0), at: 1000 });
    const asked = practise('en');
    store.set(resetOptionsAtom, ['words']);
    expect(await asked).toBe(false);
    expect([practice(), store.get(roundAtom).phase]).toEqual([['th'], 'run']);
    store.set(restartAtom, 2000);
    expect(practice()).toBeUndefined();
  });

  test('is not on the board while other words are raced', async () => {
    const usual = store.get(roundAtom).setup;
    await practise('th');
    expect(store.get(practiceOnBoardAtom)?.wanted).toEqual(['th']);
    beginRace(store, usual);
    expect(store.get(practiceOnBoardAtom)).toBeNull();
    store.set(restartAtom, 0);
    expect(store.get(practiceOnBoardAtom)?.wanted).toEqual(['th']);
  });

  test('is not on the board while a round of another practice is raced', async () => {
    await practise('en');
    const other = store.get(roundAtom).setup;
    await practise('th');
    beginRace(store, other);
    expect(store.get(practiceOnBoardAtom)).toBeNull();
  });

  test('sets no best, and the heading shows the usual one', async () => {
    await practise('th');
    play();
    expect([store.get(bestAtom), store.get(shownBestAtom)]).toEqual([0, 0]);
    store.set(stopPracticeAtom, 0);
    play();
    expect(store.get(bestAtom)).toBe(30);
    await practise('th');
    expect(store.get(shownBestAtom)).toBe(30);
  });
});

describe('practice that is finished', () => {
  const noteRound = () => {
    const ended = store.get(lastFinishedAtom);
    if (ended) store.set(notePracticeRoundAtom, ended);
  };

  test('has its summary at that result; the next round is a usual one', async () => {
    await practise('th');
    play();
    noteRound();
    expect(store.get(practiceSummaryAtom)).toBeNull();
    store.set(finishPracticeAtom);
    expect(store.get(practiceSummaryAtom)).toMatchObject({ wanted: ['th'], rounds: 1 });
    // Its line stays where it was.
    expect([store.get(practiceAtom), store.get(practiceOnBoardAtom)?.wanted]).toEqual([null, ['th']]);
    store.set(restartAtom, 0);
    expect([practice(), store.get(practiceSummaryAtom), store.get(practiceOnBoardAtom)]).toEqual([
      undefined,
      null,
      null,
    ]);
  });

  test('is told of at the first three results after it, races left out', async () => {
    await practise('th');
    play();
    noteRound();
    store.set(finishPracticeAtom);
    const told = () => store.get(practiceToTellAtom)?.wanted;
    const playNext = () => {
      expect(told()).toBeUndefined();
      play();
      noteRound();
      return told();
    };
    store.set(restartAtom, 40_000);
    expect(playNext()).toEqual(['th']);
    beginRace(store, { ...A_SETUP, ...STANDARD_WORDS });
    expect(playNext()).toBeUndefined();
    for (const expected of [['th'], ['th'], undefined]) {
      store.set(restartAtom, 80_000);
      expect(playNext()).toEqual(expected);
    }
  });

  test('is so by its fifth round, unless another has begun at once', async () => {
    await practise('th');
    for (let round = 1; round <= 4; round++) {
      play();
      noteRound();
      store.set(restartAtom, 0);
      expect(practice()).toEqual(['th']);
    }
    play();
    store.set(restartAtom, 0);
    noteRound();
    expect([practice(), store.get(practiceSummaryAtom)]).toEqual([['th'], null]);
    for (let round = 6; round <= 10; round++) {
      if (round > 6) store.set(restartAtom, 0);
      play();
      noteRound();
    }
    expect(store.get(practiceSummaryAtom)).toMatchObject({ rounds: 10 });
  });

  test('cannot be so while a round of it runs', async () => {
    await practise('th');
    store.set(finishPracticeAtom);
    expect([store.get(practiceSummaryAtom), store.get(practiceAtom)?.wanted]).toEqual([null, ['th']]);
  });

  test('is not begun by words that were asked for before', async () => {
    await practise('th');
    play();
    const asked = practise('en');
    store.set(finishPracticeAtom);
    expect(await asked).toBe(false);
    expect(store.get(practiceSummaryAtom)?.wanted).toEqual(['th']);
  });
});

test('only rounds of just this practice are counted as its own', async () => {
  const ended = () => anEndedSitting(store, { round: store.get(roundAtom) });
  const usual = ended();
  store.set(notePracticeRoundAtom, usual);
  expect(store.get(practiceAtom)).toBeNull();
  await practise('an');
  const ofAPair = ended();
  await practise('a', 'n');
  const ofTwoKeys = ended();
  for (const other of [usual, ofAPair]) store.set(notePracticeRoundAtom, other);
  expect(store.get(practiceAtom)?.rounds).toBe(0);
  store.set(notePracticeRoundAtom, ofTwoKeys);
  expect(store.get(practiceAtom)?.rounds).toBe(1);
  await practise('an');
  store.set(notePracticeRoundAtom, ofTwoKeys);
  expect(store.get(practiceAtom)?.rounds).toBe(0);
  store.set(notePracticeRoundAtom, ended());
  expect(store.get(practiceAtom)?.rounds).toBe(1);
});

test('a reset of other options than the words leaves practice and its round as they are', async () => {
  await practise('th');
  const before = store.get(roundAtom);
  store.set(resetOptionsAtom, ['size', 'colours']);
  expect(store.get(roundAtom)).toBe(before);
  expect(store.get(practiceAtom)?.wanted).toEqual(['th']);
});

test('the standard round without practice leaves the round as it is', () => {
  const before = store.get(roundAtom);
  store.set(resetOptionsAtom, ['words']);
  expect(store.get(roundAtom)).toBe(before);
});
