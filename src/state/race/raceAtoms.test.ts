import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { Playback } from '../../core/replay/playback';
import { aPlayedRound } from '../../testing/playedRounds';
import { A_SETUP } from '../../testing/rounds';
import { ghostPlaceAtom, raceAtom } from '../replay/boardAtoms';
import { bestAtom } from '../round/bestAtoms';
import { beginAtom, dispatchAtom, isRaced, phaseAtom, restartAtom, roundAtom } from '../round/roundAtoms';
import { farLeadAtom, ghostPlace, leadAtom, raceAgainAtom, raceRoundAtom } from './raceAtoms';

/** Nine characters stand: all of the first words and one of the next. */
const RIVAL = aPlayedRound({ words: 'hot cold', keys: 'hot coldx', gapMs: 100 });

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
  store.set(beginAtom, A_SETUP);
});

const isRacedNow = () => isRaced(store.get, store.get(roundAtom).setup);

/** Types what is expected in the round on show. */
function type(count: number, from = 1000): void {
  for (let i = 0; i < count; i++) {
    const { expected, typed } = store.get(roundAtom);
    store.set(dispatchAtom, { kind: 'typed', char: expected[typed.length] ?? '', at: from + i });
  }
}

function race(typed: number): void {
  store.set(raceRoundAtom, { ghost: new Playback(RIVAL), challenger: null }, 0);
  type(typed);
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
}

test('the same words are laid out, and the ghost stands before the first of them', () => {
  store.set(raceRoundAtom, { ghost: new Playback(RIVAL), challenger: 'Ana' }, 0);
  expect(store.get(roundAtom).expected).toBe('hot cold');
  expect(store.get(phaseAtom)).toBe('start');
  expect(isRacedNow()).toBe(true);
  expect(store.get(raceAtom)?.challenger).toBe('Ana');
  expect(store.get(ghostPlaceAtom)).toEqual({ batchNumber: 0, position: 0, total: 0 });
});

test.each([
  [12, 3],
  [9, 0],
  [4, -5],
])('with %d characters the player is %d ahead', (typed, lead) => {
  race(typed);
  expect(store.get(leadAtom)).toBe(lead);
});

test('before its end nobody is ahead, and without a race never', () => {
  expect(store.get(leadAtom)).toBeNull();
  store.set(raceRoundAtom, { ghost: new Playback(RIVAL), challenger: null }, 0);
  type(3);
  expect(store.get(leadAtom)).toBeNull();
});

test('a race sets no best, and Restart leads to a usual round that does', () => {
  race(12);
  expect(store.get(bestAtom)).toBe(0);
  store.set(restartAtom, 31_000);
  expect(store.get(raceAtom)).toBeNull();
  expect(store.get(ghostPlaceAtom)).toBeNull();
  expect(store.get(roundAtom).setup.words).toBe(A_SETUP.words);
  type(3, 40_000);
  store.set(dispatchAtom, { kind: 'ticked', at: 80_000 });
  expect(store.get(bestAtom)).toBe(3);
});

test('a round that has just been played is no raced one because it is raced', () => {
  type(3);
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  const played = store.get(roundAtom);
  store.set(raceRoundAtom, { ghost: new Playback(played), challenger: null }, 31_000);
  expect(isRaced(store.get, played.setup)).toBe(false);
  expect(isRacedNow()).toBe(true);
});

test('the same ghost comes once more', () => {
  race(12);
  const before = store.get(raceAtom)?.ghost.events;
  store.set(raceAgainAtom, 31_000);
  expect(store.get(phaseAtom)).toBe('start');
  expect(store.get(raceAtom)?.ghost.events).toEqual(before);
  race(4);
  expect(store.get(leadAtom)).toBe(-5);
});

test('without a race there is none to repeat', () => {
  const round = store.get(roundAtom);
  store.set(raceAgainAtom, 0);
  expect(store.get(roundAtom)).toBe(round);
});

test('a ghost in other words is told of by characters, one in the same words is not', () => {
  store.set(raceRoundAtom, { ghost: new Playback(RIVAL), challenger: null }, 0);
  type(2);
  store.set(ghostPlaceAtom, ghostPlace(RIVAL));
  expect(store.get(farLeadAtom)).toBe(7);
  type(6);
  expect(store.get(farLeadAtom)).toBeNull();
});
