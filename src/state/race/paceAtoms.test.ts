import { beforeEach, expect, test } from 'vitest';
import { type Options, STANDARD_OPTIONS } from '../../core/options/options';
import { Playback } from '../../core/replay/playback';
import { STANDARD_ROUND } from '../../core/round/rules';
import { WPM } from '../../core/words/speedUnit';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aVerifiedRound, denyDatabase, saveOnDevice } from '../../testing/savedRounds';
import { whenAtom } from '../../testing/whenAtom';
import { readPastRoundsAtom } from '../history/pastRoundsAtoms';
import { noteFinishedRoundAtom } from '../history/unsavedRoundAtoms';
import { restartAtom } from '../next/restartAtom';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom, setupAtom } from '../round/roundAtoms';
import { ghostAtom, ghostPlaceAtom, sittingAtom } from '../round/sittingAtoms';
import { dropPaceAtom, readBestRoundAtom, setPaceAtom } from './paceAtoms';
import { paceComparisonAtom } from './paceComparisonAtom';
import { raceRoundAtom } from './raceAtoms';

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

function choose(pace: Options['pace']): void {
  page.set(optionsAtom, { ...STANDARD_OPTIONS, pace });
  page.set(setPaceAtom);
}

/** Reads the best round, and waits until its ghost is there. */
async function followBest(): Promise<void> {
  await page.set(readPastRoundsAtom);
  await page.set(readBestRoundAtom);
  await whenAtom(page, ghostAtom, (ghost) => ghost !== null);
}

/** The times of the first moves of the ghost, and the totals after them. */
const moves = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const move = page.get(ghostAtom)?.moves.at(index);
    return [move?.at, move?.total];
  });

/** A saved standard round of this score, with a key at 0 and another at this time. */
function saved(minute: number, score: number, secondAt: number, more: object = {}) {
  const events = [
    [0, '#'],
    [secondAt, '#'],
  ] as const;
  const ready = aVerifiedRound({ minute, events, ...more });
  return { ...ready, summary: { ...ready.summary, total: score, errors: 0 } };
}

/** Plays a round of so many right characters, a key each 100 ms, to its end. */
function play(characters: number): void {
  playTo(characters, (characters - 1) * 100);
}

/** Plays a round of so many right characters, evenly until this time, to its end. */
function playTo(characters: number, lastAt: number): void {
  for (let count = 0; count < characters; count++) {
    const { expected, typed } = page.get(roundAtom);
    const at = 1000 + (count * lastAt) / (characters - 1);
    page.set(dispatchAtom, { kind: 'typed', char: expected[typed.length] ?? '', at });
  }
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  page.set(noteFinishedRoundAtom);
}

test('a ghost of another speed is in each usual round, which counts as any other', () => {
  choose('60');
  expect(moves(2)).toEqual([
    [200, 1],
    [400, 2],
  ]);
  expect(page.get(ghostPlaceAtom)).toEqual({ batchNumber: 0, position: 0, total: 0 });
  const ghost = page.get(ghostAtom);
  page.set(optionsAtom, { ...page.get(optionsAtom), size: 150 });
  page.set(setPaceAtom);
  expect(page.get(ghostAtom)).toBe(ghost);
  page.set(restartAtom, 0);
  expect(page.get(ghostAtom)).toBe(null);
  page.set(setPaceAtom);
  expect(moves(1)).toEqual([[200, 1]]);
  expect(page.get(sittingAtom).knewWords).toBe(false);
});

test('a ghost knows whose pace it is: of two at one speed each has its own', async () => {
  await saveOnDevice(saved(1, 150, 20_000), saved(2, 150, 20_000), saved(3, 150, 20_000));
  await page.set(readPastRoundsAtom);
  choose('usual');
  expect(page.get(ghostAtom)?.pace).toEqual({ of: 'usual', speed: 60, unit: WPM });
  choose('60');
  expect(page.get(ghostAtom)?.pace).toEqual({ of: 'other', speed: 60, unit: WPM });
  choose('best');
  await followBest();
  // It is that of its keys, of which these rounds have two in 30 s.
  expect(page.get(ghostAtom)?.pace).toEqual({ of: 'best', speed: 0, unit: WPM });
});

test('a finished round is compared with its pace, and keeps it whatever is chosen then', () => {
  choose('60');
  playTo(25, 29_000);
  page.set(dropPaceAtom);
  expect(page.get(ghostAtom)?.pace).toEqual({ of: 'other', speed: 60, unit: WPM });
  // 25 characters in 30 s.
  expect(page.get(paceComparisonAtom)).toEqual({ pace: { of: 'other', speed: 60, unit: WPM }, above: -50 });
  page.set(restartAtom, 0);
  expect(page.get(paceComparisonAtom)).toBe(null);
});

test('a round that was left early is compared with no pace', () => {
  choose('60');
  playTo(25, 3000);
  expect(page.get(paceComparisonAtom)).toBe(null);
});

test('it is gone once none is chosen, and where a race is', () => {
  choose('60');
  choose('off');
  expect([page.get(ghostAtom), page.get(ghostPlaceAtom)]).toEqual([null, null]);
  choose('60');
  page.set(dropPaceAtom);
  expect([page.get(ghostAtom), page.get(ghostPlaceAtom)]).toEqual([null, null]);
});

test('practice has none', () => {
  const setup = page.get(setupAtom);
  page.set(beginAtom, { ...setup, settings: { ...STANDARD_ROUND, practice: ['th'] } });
  choose('60');
  expect(page.get(ghostAtom)).toBe(null);
});

test('a race has its own ghost only', () => {
  play(3);
  page.set(raceRoundAtom, { raced: new Playback(page.get(roundAtom)), challenger: null }, 0);
  const ghost = page.get(ghostAtom);
  choose('60');
  page.set(dropPaceAtom);
  expect(page.get(ghostAtom)).toBe(ghost);
  expect(page.get(ghostPlaceAtom)?.total).toBe(0);
});

test('the best is the saved round of the same kind with the highest score, as it was typed; races are left out', async () => {
  await saveOnDevice(
    saved(1, 40, 500),
    saved(2, 90, 700),
    saved(3, 120, 800, { durationMs: 60_000 }),
    saved(4, 130, 900, { wasRaced: true }),
    saved(5, 80, 1000),
  );
  choose('best');
  await followBest();
  expect(moves(3)).toEqual([
    [0, 1],
    [700, 2],
    [undefined, undefined],
  ]);
});

test('without rounds of the kind the best has no ghost; a better one of this visit is one, even if it cannot be saved', async () => {
  await denyDatabase();
  choose('best');
  await page.set(readPastRoundsAtom);
  play(3);
  page.set(restartAtom, 0);
  await page.set(readBestRoundAtom);
  expect(moves(3)).toEqual([
    [0, 1],
    [100, 2],
    [200, 3],
  ]);
});

test('the usual is steady at the median speed of the rounds of the kind, from three on', async () => {
  // Scores of 30 s: 40, 60 and 50 wpm.
  await saveOnDevice(saved(1, 100, 20_000), saved(2, 150, 20_000), saved(3, 125, 20_000));
  choose('usual');
  expect(page.get(ghostAtom)).toBe(null);
  await page.set(readPastRoundsAtom);
  page.set(setPaceAtom);
  // 50 wpm are 250 characters a minute.
  expect(moves(1)).toEqual([[240, 1]]);
});

test('the best that was read for another kind meanwhile does not take the place of that of this one', async () => {
  await saveOnDevice(saved(0, 9, 100), saved(1, 5, 300, { durationMs: 60_000 }));
  choose('best');
  await followBest();
  const ghost = page.get(ghostAtom);
  const own = page.get(setupAtom);
  page.set(beginAtom, { ...own, settings: { ...STANDARD_ROUND, durationMs: 60_000 } });
  const reading = page.set(readBestRoundAtom);
  page.set(beginAtom, { ...own });
  await page.set(readBestRoundAtom);
  page.set(setPaceAtom);
  await reading;
  expect(page.get(ghostAtom)?.moves).toBe(ghost?.moves);
});

test('a better one that is read in mid-round does not move the ghost that is there', async () => {
  await saveOnDevice(saved(0, 5, 300));
  choose('best');
  await followBest();
  const ghost = page.get(ghostAtom);
  await saveOnDevice(saved(1, 9, 100));
  await page.set(readPastRoundsAtom);
  const reading = page.set(readBestRoundAtom);
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  await reading;
  expect(page.get(ghostAtom)).toBe(ghost);
});
