import { beforeEach, expect, test } from 'vitest';
import { aNewPage, type Page } from '../../testing/page';
import { aPlayedRound } from '../../testing/playedRounds';
import { A_SETUP, shown } from '../../testing/rounds';
import { restartAtom } from '../next/restartAtom';
import { dispatchAtom, phaseAtom, roundAtom } from '../round/roundAtoms';
import { watchedAtom } from '../round/sittingAtoms';
import { roundOnBoardAtom, shownWordsAtom } from './boardAtoms';
import { seekAtom, stepAtom, stopWatchingAtom, watchAtom } from './watchAtoms';

/** Keys at 0, 100, 200, 300, 400 and 500 ms. */
const ROUND = aPlayedRound({ words: 'hot cold', keys: 'hox⌫t ', gapMs: 100 });

let store: Page;
beforeEach(() => {
  store = aNewPage(A_SETUP);
});

const onBoard = () => shown(store.get(roundOnBoardAtom));
const atMs = () => store.get(watchedAtom)?.atMs;

test('the board shows the replay from its first key on, with its words', () => {
  store.set(watchAtom, ROUND, 0);
  expect(onBoard()).toBe('h|ot cold · 30s');
  expect(store.get(shownWordsAtom)).toBe('hot cold');
  store.set(seekAtom, 250);
  expect(onBoard()).toBe('hoT| cold · 30s');
});

test('the current round stays as it is, and comes back', () => {
  const played = store.get(roundAtom);
  store.set(watchAtom, ROUND, 0);
  expect(store.get(roundAtom)).toBe(played);
  store.set(stopWatchingAtom);
  expect(store.get(roundOnBoardAtom)).toBe(played);
  expect(store.get(watchedAtom)).toBeNull();
});

test('a running round is abandoned for a replay', () => {
  store.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  store.set(watchAtom, ROUND, 2000);
  expect(store.get(phaseAtom)).toBe('start');
  expect(onBoard()).toBe('h|ot cold · 30s');
});

test('new words end a replay', () => {
  store.set(watchAtom, ROUND, 0);
  store.set(restartAtom, 0);
  expect(store.get(watchedAtom)).toBeNull();
  expect(store.get(roundOnBoardAtom)).toBe(store.get(roundAtom));
});

test.each([
  [-5, 0],
  [30_001, 30_000],
  [Number.POSITIVE_INFINITY, 250],
  [Number.NaN, 250],
])('seeking to %d ms, from 250, goes to %d ms', (to, reached) => {
  store.set(watchAtom, ROUND, 0);
  store.set(seekAtom, 250);
  store.set(seekAtom, to);
  expect(atMs()).toBe(reached);
});

test('steps go from key to key, past the last to the end, and back', () => {
  store.set(watchAtom, ROUND, 0);
  store.set(seekAtom, 350);
  const steps = (direction: 'forward' | 'back', count: number) =>
    Array.from({ length: count }, () => {
      store.set(stepAtom, direction);
      return atMs();
    });
  expect(steps('forward', 4)).toEqual([400, 500, 30_000, 30_000]);
  expect(steps('back', 8)).toEqual([500, 400, 300, 200, 100, 0, 0, 0]);
});

test('without a replay seeking does nothing', () => {
  store.set(seekAtom, 100);
  store.set(stepAtom, 'forward');
  expect(store.get(watchedAtom)).toBeNull();
});
