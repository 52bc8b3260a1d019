import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RoundSetup } from '../../core/round/roundSetup';
import { STANDARD_ROUND } from '../../core/round/rules';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { nowMs } from '../../platform/round/clock';
import { aHistoryPage, type HistoryPage, idsOf } from '../../testing/historyPage';
import { aVerifiedRound, denyDatabase, saveOnDevice } from '../../testing/savedRounds';
import { beginRace } from '../../testing/sittings';
import { whenAtom } from '../../testing/whenAtom';
import { restartAtom } from '../next/restartAtom';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { comparisonAtom } from './comparisonAtom';
import {
  arePastRoundsKnownAtom,
  followPastRoundsAtom,
  savedRoundsAtom,
  updatePastRoundsAtom,
} from './pastRoundsAtoms';
import { noteFinishedRoundAtom } from './unsavedRoundAtoms';

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

/** A saved standard round of this speed, in whole wpm; each minute gives another one. */
function saved(minute: number, speedWpm: number, about: Parameters<typeof aVerifiedRound>[0] = {}) {
  const ready = aVerifiedRound({ minute, ...about });
  const total = (speedWpm * 5 * ready.summary.durationMs) / 60_000;
  return { ...ready, summary: { ...ready.summary, total, errors: 0 } };
}

/** Follows the saved rounds as the page does, and waits until they are read. */
async function follow(): Promise<void> {
  onTestFinished(page.set(followPastRoundsAtom));
  await whenAtom(page, arePastRoundsKnownAtom, (areKnown) => areKnown);
}

/** Plays so many right characters of the current words, of which the last comes so late, to the end of the round. */
function play(characters: number, lastMs = 20_000): void {
  // In whole ms: with a fraction, the end could come out a tiny part of a ms too early.
  const startedAt = Math.floor(nowMs());
  for (let typed = 1; typed <= characters; typed++) {
    const { expected, typed: standing } = page.get(roundAtom);
    const char = expected[standing.length] ?? '';
    page.set(dispatchAtom, { kind: 'typed', char, at: startedAt + (typed === characters ? lastMs : typed) });
  }
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  vi.setSystemTime(Date.now() + 30_000);
  page.set(noteFinishedRoundAtom);
}

const playNext = (setup: RoundSetup, characters: number): void => {
  page.set(beginAtom, setup);
  play(characters);
};

test('a result is compared with the saved rounds of its kind before it', async () => {
  await saveOnDevice(saved(1, 84), saved(2, 66), saved(3, 69));
  await follow();
  expect(page.get(comparisonAtom)).toBeNull();
  // 180 characters in half a minute: 72 wpm.
  play(180);
  expect(page.get(comparisonAtom)).toEqual({ usual: 69, above: 3, best: 84 });
  page.set(restartAtom, 1e9);
  expect(page.get(comparisonAtom)).toBeNull();
});

test.each<[string, Parameters<typeof aVerifiedRound>[0]]>([
  ['raced', { wasRaced: true }],
  [
    'of practice',
    {
      practice: ['th'],
      events: [
        [0, 'x'],
        [20_000, 'x'],
      ],
    },
  ],
  ['of another time', { durationMs: 60_000 }],
  [
    'left early',
    {
      events: [
        [0, 'b'],
        [14_999.9, 'l'],
      ],
    },
  ],
  ['later than it', { playedAt: '2100-01-01T00:00:00.000Z' }],
])('a round that is %s is none of them', async (_what, about) => {
  await saveOnDevice(saved(1, 84), saved(2, 66), saved(3, 99, about));
  await follow();
  play(180);
  expect(page.get(comparisonAtom)).toBeNull();
});

test('rounds of this visit count before they are saved, and the round itself is none of them', async () => {
  await saveOnDevice(saved(1, 80));
  await follow();
  const { setup } = page.get(roundAtom);
  for (const characters of [100, 150]) playNext({ ...setup }, characters);
  playNext({ ...setup }, 200);
  expect(page.get(comparisonAtom)).toEqual({ usual: 60, above: 20, best: 80 });
});

test('where no saved rounds can be read, those of this visit are compared', async () => {
  await denyDatabase();
  await follow();
  const { setup } = page.get(roundAtom);
  for (const characters of [100, 150, 125, 150]) playNext({ ...setup }, characters);
  expect(page.get(comparisonAtom)).toEqual({ usual: 50, above: 10, best: 60 });
});

test('it is known once the saved rounds are read, which waits while a round runs', async () => {
  await saveOnDevice(saved(1, 60), saved(2, 60), saved(3, 60));
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: Math.floor(nowMs()) });
  onTestFinished(page.set(followPastRoundsAtom));
  await new RoundsDatabase().list();
  expect(page.get(arePastRoundsKnownAtom)).toBe(false);
  page.set(beginAtom, { ...page.get(roundAtom).setup });
  play(150);
  expect(page.get(comparisonAtom)).toBeNull();
  await page.set(updatePastRoundsAtom);
  expect(page.get(comparisonAtom)).toEqual({ usual: 60, above: 0, best: 60 });
});

test('it stays as it is for a result, whatever is saved or deleted later', async () => {
  const before = [saved(1, 60), saved(2, 60), saved(3, 60)];
  await saveOnDevice(...before);
  await follow();
  play(150);
  const comparison = page.get(comparisonAtom);
  expect(comparison).not.toBeNull();
  await new RoundsDatabase().delete(idsOf(...before));
  await whenAtom(page, savedRoundsAtom, (rounds) => rounds.length === 0);
  expect(page.get(comparisonAtom)).toBe(comparison);
});

describe('a result is not compared', () => {
  beforeEach(async () => {
    await saveOnDevice(saved(1, 60), saved(2, 60), saved(3, 60));
    await follow();
  });

  test('of a race', () => {
    beginRace(page, page.get(roundAtom).setup);
    play(150);
    expect(page.get(comparisonAtom)).toBeNull();
  });

  test('of practice', () => {
    const { setup } = page.get(roundAtom);
    playNext({ ...setup, settings: { ...STANDARD_ROUND, practice: ['th'] } }, 150);
    expect(page.get(comparisonAtom)).toBeNull();
  });

  test('of a round that was left early, and it is none of those before a later one', () => {
    play(10, 14_999);
    expect(page.get(comparisonAtom)).toBeNull();
    playNext({ ...page.get(roundAtom).setup }, 150);
    expect(page.get(comparisonAtom)).toEqual({ usual: 60, above: 0, best: 60 });
  });
});
