import { beforeEach, expect, test } from 'vitest';
import { Playback } from '../../core/replay/playback';
import { playedKeys } from '../../core/replay/playedKeys';
import type { Round } from '../../core/round/round';
import { nextTextOf } from '../../core/round/roundSetup';
import { CUSTOM_TEXT, STANDARD_ROUND } from '../../core/round/rules';
import { setupOf } from '../../core/words/setup';
import { aNewPage, type Page } from '../../testing/page';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { ghostDrawRequestAtom, ghostPlaceAtom, raceAtom, watchedAtom } from '../round/sittingAtoms';
import {
  clockSecondsOnBoardAtom,
  ghostOnBoard,
  isWatchingAtom,
  nextTextOnBoard,
  roundOnBoardAtom,
  setupOnBoardAtom,
  shownWordsAtom,
  watchedPlaybackAtom,
  watchingSinceAtom,
} from './boardAtoms';

const IN_LINES = { ...STANDARD_ROUND, columns: 20 };
const playback = new Playback(aFinishedRound({ ...A_SETUP, seed: 77 }, [typed('a')]));
const WATCHED = { playback, played: playedKeys(playback), sinceMs: 5000, atMs: 0, round: playback.at(0) };

let page: Page;
beforeEach(() => {
  page = aNewPage(A_SETUP);
});

test('the board shows the current round while there is no replay', () => {
  expect(page.get(roundOnBoardAtom)).toBe(page.get(roundAtom));
  expect(page.get(setupOnBoardAtom)).toBe(A_SETUP);
  expect(page.get(isWatchingAtom)).toBe(false);
  expect(page.get(watchingSinceAtom)).toBeNull();
});

test('the board shows a replay until it is closed', () => {
  page.set(watchedAtom, WATCHED);
  expect(page.get(shownWordsAtom)).toBe(WATCHED.round.expected);
  expect(page.get(setupOnBoardAtom)).toBe(WATCHED.round.setup);
  expect(page.get(isWatchingAtom)).toBe(true);
  expect(page.get(watchingSinceAtom)).toBe(5000);
  page.set(watchedAtom, null);
  expect(page.get(isWatchingAtom)).toBe(false);
  expect(page.get(roundOnBoardAtom)).toBe(page.get(roundAtom));
});

test('while a round is watched the clock is that of the replay', () => {
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  expect(page.get(clockSecondsOnBoardAtom)).toBe(0);
  page.set(watchedAtom, WATCHED);
  expect(page.get(clockSecondsOnBoardAtom)).toBe(30);
  expect(page.get(watchedPlaybackAtom)).toBe(playback);
  page.set(watchedAtom, { ...WATCHED, atMs: 12_500, round: playback.at(12_500) });
  expect(page.get(clockSecondsOnBoardAtom)).toBe(18);
  page.set(watchedAtom, null);
  expect(page.get(clockSecondsOnBoardAtom)).toBe(0);
  expect(page.get(watchedPlaybackAtom)).toBeNull();
});

test('a race and its ghost last for one round, whatever is typed', () => {
  const race = { raced: playback, challenger: 'Ana' };
  const place = { batchNumber: 0, position: 3, total: 3 };
  page.set(beginAtom, A_SETUP, { from: 'race', race });
  page.set(ghostPlaceAtom, place);
  page.set(ghostDrawRequestAtom, place);
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  expect([raceAtom, ghostPlaceAtom, ghostDrawRequestAtom].map((one) => page.get<unknown>(one))).toEqual([
    race,
    place,
    place,
  ]);
  page.set(beginAtom, { ...A_SETUP });
  expect([raceAtom, ghostPlaceAtom, ghostDrawRequestAtom].map((one) => page.get<unknown>(one))).toEqual([
    null,
    null,
    null,
  ]);
});

test('the ghost is on the board in its batch, until the end, and in no replay', () => {
  const place = { batchNumber: 0, position: 3, total: 3 };
  expect(ghostOnBoard(page.get)).toBeNull();
  page.set(ghostPlaceAtom, place);
  expect(ghostOnBoard(page.get)).toBe(place);
  page.set(watchedAtom, WATCHED);
  expect(ghostOnBoard(page.get)).toBeNull();
  page.set(watchedAtom, null);
  page.set(ghostPlaceAtom, { ...place, batchNumber: 1 });
  expect(ghostOnBoard(page.get)).toBeNull();
  page.set(ghostPlaceAtom, place);
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  expect(ghostOnBoard(page.get)).toBe(place);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  expect(ghostOnBoard(page.get)).toBeNull();
});

test('after the words on the board come those of its round, also in a replay', () => {
  const next = nextTextOnBoard(page.get);
  expect(next).toBe(nextTextOf(page.get(roundAtom)));
  page.set(watchedAtom, WATCHED);
  expect(nextTextOnBoard(page.get)).toBe(nextTextOf(WATCHED.round));
  expect(nextTextOnBoard(page.get)).not.toBe(next);
});

test('after the last words of a custom text that a replay has, nothing is known', () => {
  const passage = { ...A_SETUP, wordList: CUSTOM_TEXT, words: ['a', '\n', 'b'], settings: IN_LINES };
  const custom = new Playback(aFinishedRound(setupOf(passage), [typed('a')]));
  const watch = (round: Round) =>
    page.set(watchedAtom, { ...WATCHED, playback: custom, played: playedKeys(custom), round });
  watch(custom.after(0));
  expect(nextTextOnBoard(page.get)).toBe('b');
  watch(custom.after(1));
  expect(page.get(shownWordsAtom)).toBe('b');
  expect(nextTextOnBoard(page.get)).toBe('');
});
