import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { Playback } from '../../core/replay/playback';
import { playedKeys } from '../../core/replay/playedKeys';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import {
  ghostDrawRequestAtom,
  ghostOnBoard,
  ghostPlaceAtom,
  isWatchingAtom,
  raceAtom,
  roundOnBoardAtom,
  setupOnBoardAtom,
  shownWordsAtom,
  watchedAtom,
  watchingSinceAtom,
} from './boardAtoms';

const playback = new Playback(aFinishedRound({ ...A_SETUP, seed: 77 }, [typed('a')]));
const WATCHED = { playback, played: playedKeys(playback), sinceMs: 5000, atMs: 0, round: playback.at(0) };

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  page = createStore();
  page.set(beginAtom, A_SETUP);
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

test('a race and its ghost last for one round, whatever is typed', () => {
  const race = { ghost: playback, challenger: 'Ana' };
  const place = { batchNumber: 0, position: 3, total: 3 };
  page.set(raceAtom, race);
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
