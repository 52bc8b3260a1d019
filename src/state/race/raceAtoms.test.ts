import { beforeEach, expect, test } from 'vitest';
import { Playback } from '../../core/replay/playback';
import { speedUnitOf, WPM } from '../../core/words/speedUnit';
import { aNewPage, type Page } from '../../testing/page';
import { aPlayedRound, aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import { A_SETUP } from '../../testing/rounds';
import { restartAtom } from '../next/restartAtom';
import { bestAtom } from '../round/bestAtoms';
import { dispatchAtom, lastFinishedAtom, phaseAtom, roundAtom } from '../round/roundAtoms';
import { ghostPlaceAtom, raceAtom, sittingAtom } from '../round/sittingAtoms';
import { ghostLeadAtom, isGhostOffscreenAtom, leadAtom, raceAgainAtom, raceRoundAtom } from './raceAtoms';

/** Nine characters: all of the first batch and one of the next, which is wrong. */
const RIVAL = aPlayedRound({ words: 'hot cold', keys: 'hot coldx', gapMs: 100 });

const KOREAN = speedUnitOf('korean-common-1');

const AT_RIVALS_END = { batchNumber: 1, position: 1, total: 9 };

let store: Page;
beforeEach(() => {
  store = aNewPage(A_SETUP);
});

const isRacedNow = () => store.get(sittingAtom).knewWords;

/** Types the expected characters in the current round. */
function type(count: number, from = 1000): void {
  for (let i = 0; i < count; i++) {
    const { expected, typed } = store.get(roundAtom);
    store.set(dispatchAtom, { kind: 'typed', char: expected[typed.length] ?? '', at: from + i });
  }
}

function race(typed: number): void {
  store.set(raceRoundAtom, { raced: new Playback(RIVAL), challenger: null }, 0);
  type(typed);
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
}

test('the same words are laid out, and the ghost stands before the first of them', () => {
  store.set(raceRoundAtom, { raced: new Playback(RIVAL), challenger: 'Ana' }, 0);
  expect(store.get(roundAtom).expected).toBe('hot cold');
  expect(store.get(phaseAtom)).toBe('start');
  expect(isRacedNow()).toBe(true);
  expect(store.get(raceAtom)?.challenger).toBe('Ana');
  expect(store.get(ghostPlaceAtom)).toEqual({ batchNumber: 0, position: 0, total: 0 });
});

test.each([
  [12, 3, 2],
  [9, 0, 1],
  [4, -5, -1],
])('with %d characters the player is %d ahead, and %d wpm faster', (typed, lead, fasterBy) => {
  race(typed);
  expect(store.get(leadAtom)).toEqual({ by: lead, unit: 'characters', fasterBy, speedUnit: WPM });
});

test('over Korean words the difference is in strokes, that of the figures that are shown', () => {
  const setup = { ...RIVAL.setup, wordList: 'korean-common-1' };
  store.set(raceRoundAtom, { raced: new Playback({ ...RIVAL, setup }), challenger: null }, 0);
  type(12);
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  // 12 and 8 right characters in 30 s: 49 and 33.
  expect(store.get(leadAtom)).toMatchObject({ fasterBy: 16, speedUnit: KOREAN });
});

test.each([
  [150, -1],
  [100, 0],
  [60, 1],
])('in word-count mode, whoever needs less time is ahead by it: a key every %d ms', (gapMs, sign) => {
  const setup = aWordCountSetup();
  const rival = typedToTheEnd(setup, 100);
  store.set(raceRoundAtom, { raced: new Playback(rival), challenger: null }, 0);
  for (const [index, char] of [...rival.expected].entries()) {
    store.set(dispatchAtom, { kind: 'typed', char, at: 5000 + index * gapMs });
  }
  const gaps = rival.expected.length - 1;
  expect(store.get(leadAtom)).toMatchObject({ by: (100 - gapMs) * gaps, unit: 'ms' });
  expect(Math.sign(store.get(leadAtom)?.by ?? Number.NaN)).toBe(sign);
  expect(Math.sign(store.get(leadAtom)?.fasterBy ?? Number.NaN)).toBe(sign);
});

test('there is no lead before the end, nor without a race', () => {
  expect(store.get(leadAtom)).toBeNull();
  store.set(raceRoundAtom, { raced: new Playback(RIVAL), challenger: null }, 0);
  type(3);
  expect(store.get(leadAtom)).toBeNull();
});

test('a race sets no best, and Restart begins a usual round, which does', () => {
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

test('the same ghost can be raced again', () => {
  race(12);
  const before = store.get(raceAtom)?.raced.events;
  store.set(raceAgainAtom, 31_000);
  expect(store.get(phaseAtom)).toBe('start');
  expect(store.get(raceAtom)?.raced.events).toEqual(before);
  race(4);
  expect(store.get(leadAtom)).toEqual({ by: -5, unit: 'characters', fasterBy: -1, speedUnit: WPM });
});

test('without a race there is nothing to race again', () => {
  const round = store.get(roundAtom);
  store.set(raceAgainAtom, 0);
  expect(store.get(roundAtom)).toBe(round);
});

test('a ghost in another batch cannot be seen, and its lead is known', () => {
  expect(store.get(ghostLeadAtom)).toBeNull();
  store.set(raceRoundAtom, { raced: new Playback(RIVAL), challenger: null }, 0);
  expect(store.get(isGhostOffscreenAtom)).toBe(false);
  type(2);
  store.set(ghostPlaceAtom, AT_RIVALS_END);
  expect(store.get(isGhostOffscreenAtom)).toBe(true);
  expect(store.get(ghostLeadAtom)).toBe(7);
  type(6);
  expect(store.get(isGhostOffscreenAtom)).toBe(false);
  expect(store.get(ghostLeadAtom)).toBe(1);
});

test('a round whose time was up by the press is over before the race begins', () => {
  type(4);
  store.set(raceRoundAtom, { raced: new Playback(RIVAL), challenger: null }, 31_000);
  expect(store.get(lastFinishedAtom)?.round.totalTyped).toBe(4);
});

test('a ghost is in another batch only while a race runs', () => {
  type(4);
  expect(store.get(isGhostOffscreenAtom)).toBe(false);
  store.set(raceRoundAtom, { raced: new Playback(RIVAL), challenger: null }, 0);
  store.set(ghostPlaceAtom, AT_RIVALS_END);
  expect(store.get(isGhostOffscreenAtom)).toBe(false);
  type(4);
  expect(store.get(isGhostOffscreenAtom)).toBe(true);
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  expect(store.get(isGhostOffscreenAtom)).toBe(false);
});
