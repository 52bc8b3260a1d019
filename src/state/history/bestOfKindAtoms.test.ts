import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RoundSetup } from '../../core/round/roundSetup';
import { type RoundSettings, STANDARD_ROUND } from '../../core/round/rules';
import { DatabaseError } from '../../platform/history/openDatabase';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import { notifyRoundsChanged } from '../../platform/history/roundsChanges';
import { nowMs } from '../../platform/round/clock';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aFinishedRound, aWordCountSetup } from '../../testing/playedRounds';
import { A_SETUP } from '../../testing/rounds';
import { aScoredRound, denyDatabase, saveOnDevice, storeContents } from '../../testing/savedRounds';
import { beginRace } from '../../testing/sittings';
import { whenAtom } from '../../testing/whenAtom';
import { stopWatchingAtom, watchAtom } from '../replay/watchAtoms';
import { bestAtom, offerScoreAtom } from '../round/bestAtoms';
import { beginAtom, dispatchAtom, phaseAtom, roundAtom } from '../round/roundAtoms';
import { isBestOfRaceAtom, isStandardRoundAtom, newBestAtom, shownBestAtom } from './bestOfKindAtoms';
import {
  arePastRoundsKnownAtom,
  followPastRoundsAtom,
  readPastRoundsAtom,
  updatePastRoundsAtom,
} from './pastRoundsAtoms';
import { noteFinishedRoundAtom, noteSavedRoundsAtom, unsavedRoundsAtom } from './unsavedRoundAtoms';

const setupWith = (settings: Partial<RoundSettings>): RoundSetup => ({
  ...A_SETUP,
  settings: { ...STANDARD_ROUND, ...settings },
});
const MINUTE = { durationMs: 60_000 };
/** One minute, else as the standard round. */
const LONG = setupWith(MINUTE);

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

/** Follows the saved rounds as the page does, until they are known. */
async function follow(): Promise<void> {
  onTestFinished(page.set(followPastRoundsAtom));
  await whenAtom(page, arePastRoundsKnownAtom, (areKnown) => areKnown);
}

/** Begins a round with these settings. Returns whether it is the standard one, and the best it shows. */
function begin(settings: Partial<RoundSettings>): [isStandard: boolean, shownBest: number] {
  page.set(beginAtom, setupWith(settings));
  return [page.get(isStandardRoundAtom), page.get(shownBestAtom)];
}

/** Plays so many right characters of the current round to its end, a key every `gapMs`, as the page itself does. */
function finish(right: number, gapMs = 0): void {
  // In whole ms: with a fraction, the end could come out a tiny part of a ms too early.
  const startedAt = Math.floor(nowMs());
  for (let count = 0; count < right; count++) {
    const { expected, typed } = page.get(roundAtom);
    page.set(dispatchAtom, {
      kind: 'typed',
      char: expected[typed.length] ?? '',
      at: startedAt + count * gapMs,
    });
  }
  page.set(dispatchAtom, { kind: 'ticked', at: startedAt + page.get(roundAtom).setup.settings.durationMs });
  page.set(noteFinishedRoundAtom);
}

/** The same in a round of this setup that begins now. */
function play(setup: RoundSetup, right: number, gapMs = 0): void {
  page.set(beginAtom, setup);
  finish(right, gapMs);
}

describe('the best that is shown', () => {
  test('is that of the round’s kind, 0 where none is known', async () => {
    page.set(offerScoreAtom, 120);
    await saveOnDevice(aScoredRound(60, { durationMs: 15_000 }));
    await page.set(readPastRoundsAtom);
    expect(begin({})).toEqual([true, 120]);
    expect(begin({ durationMs: 15_000 })).toEqual([false, 60]);
    expect(begin(MINUTE)).toEqual([false, 0]);
  });

  test('in practice is that of the same round without practice', async () => {
    page.set(offerScoreAtom, 120);
    await saveOnDevice(aScoredRound(60, { durationMs: 15_000 }));
    await page.set(readPastRoundsAtom);
    expect(begin({ practice: ['th'] })).toEqual([false, 120]);
    expect(begin({ practice: ['th'], durationMs: 15_000 })).toEqual([false, 60]);
  });

  test('is that of the saved rounds of the kind, also of those that are saved or deleted later', async () => {
    await saveOnDevice(aScoredRound(7, MINUTE), aScoredRound(9, MINUTE), aScoredRound(99));
    begin(MINUTE);
    expect(page.get(shownBestAtom)).toBe(0);
    await follow();
    expect(page.get(shownBestAtom)).toBe(9);
    await saveOnDevice(aScoredRound(12, MINUTE));
    await whenAtom(page, shownBestAtom, (best) => best === 12);
  });

  test('is set neither by raced rounds nor by invalid listings, nor below 0', async () => {
    const [bad, invalid] = [aScoredRound(3, MINUTE), aScoredRound(11, MINUTE)];
    await saveOnDevice(
      { ...bad, summary: { ...bad.summary, errors: 7 } },
      aScoredRound(9, { ...MINUTE, wasRaced: true }),
      invalid,
    );
    await storeContents('listed', (store) => store.put({ ...invalid.saved, summary: null }));
    await follow();
    expect(begin(MINUTE)).toEqual([false, 0]);
    await saveOnDevice(aScoredRound(7, MINUTE));
    await whenAtom(page, shownBestAtom, (best) => best === 7);
  });

  test('without a database lasts for the visit, and only a higher one replaces it', async () => {
    await denyDatabase();
    await follow();
    for (const right of [4, 1]) {
      play(LONG, right);
      expect(page.get(shownBestAtom)).toBe(4);
    }
  });

  test('is not that of a race of this visit', () => {
    beginRace(page, LONG);
    finish(1);
    expect(page.get(shownBestAtom)).toBe(0);
  });

  test('of word-count rounds is the highest speed, in whole wpm', () => {
    const setup = aWordCountSetup();
    const speedOf = (gapMs: number) => {
      page.set(beginAtom, setup);
      const { length } = page.get(roundAtom).expected;
      finish(length, gapMs);
      return Math.round((length * 12_000) / (gapMs * (length - 1)));
    };
    const slow = speedOf(150);
    expect(page.get(shownBestAtom)).toBe(slow);
    const fast = speedOf(100);
    expect(page.get(shownBestAtom)).toBe(fast);
    speedOf(150);
    expect(page.get(shownBestAtom)).toBe(fast);
  });

  test('while a round is watched is that of its kind', async () => {
    page.set(offerScoreAtom, 120);
    await saveOnDevice(aScoredRound(60, { durationMs: 15_000 }));
    await page.set(readPastRoundsAtom);
    page.set(watchAtom, aFinishedRound(setupWith({ durationMs: 15_000 }), []), 0);
    expect([page.get(isStandardRoundAtom), page.get(shownBestAtom)]).toEqual([false, 60]);
    page.set(stopWatchingAtom);
    expect([page.get(isStandardRoundAtom), page.get(shownBestAtom)]).toEqual([true, 120]);
  });
});

describe('a race above the best', () => {
  test('is known as such, as it leaves the best as it is', () => {
    const isAbove = (right: number): boolean => {
      finish(right);
      return page.get(isBestOfRaceAtom);
    };
    page.set(offerScoreAtom, 5);
    expect(isAbove(6)).toBe(false);
    beginRace(page, A_SETUP);
    // The round before has raised the best to 6.
    expect(isAbove(6)).toBe(false);
    beginRace(page, A_SETUP);
    expect(page.get(isBestOfRaceAtom)).toBe(false);
    expect(isAbove(7)).toBe(true);
    expect(page.get(bestAtom)).toBe(6);
  });

  test('of word-count rounds is one that is faster', () => {
    const setup = aWordCountSetup();
    page.set(beginAtom, setup);
    const { length } = page.get(roundAtom).expected;
    finish(length, 150);
    const race = (gapMs: number): boolean => {
      beginRace(page, setup);
      finish(length, gapMs);
      return page.get(isBestOfRaceAtom);
    };
    expect([race(200), race(100)]).toEqual([false, true]);
  });
});

describe('the result tells a new best of its kind', () => {
  /** Whether a round that ends now is told to be a new best. */
  const isTold = (setup: RoundSetup, right: number): boolean => {
    play(setup, right);
    return page.get(newBestAtom) !== null;
  };

  test('once the saved rounds are known', async () => {
    await saveOnDevice(aScoredRound(3, MINUTE));
    expect(isTold(LONG, 4)).toBe(false);
    await follow();
    expect([4, 5, 5, 6, 2].map((right) => isTold(LONG, right))).toEqual([false, true, false, true, false]);
  });

  test('and also where none can be read', async () => {
    await denyDatabase();
    await follow();
    expect(isTold(LONG, 1)).toBe(true);
  });

  test('but neither of the standard round, which has its own, nor of practice', async () => {
    await saveOnDevice(aScoredRound(3, MINUTE));
    await follow();
    page.set(offerScoreAtom, 50);
    const standard = { ...A_SETUP, ...STANDARD_WORDS };
    expect(isTold(standard, 9)).toBe(false);
    expect(isTold({ ...standard, settings: { ...LONG.settings, practice: ['th'] } }, 9)).toBe(false);
    expect(isTold({ ...standard, settings: LONG.settings }, 9)).toBe(true);
  });

  test.each([
    [3, true],
    [4, false],
    [5, false],
  ])('of a round that ended before they were known, after a saved one of %d: %s', async (score, isNew) => {
    await saveOnDevice(aScoredRound(score, MINUTE));
    play(LONG, 4);
    expect(page.get(newBestAtom)).toBeNull();
    await follow();
    expect(page.get(newBestAtom)).toEqual(isNew ? { figure: 4, before: score } : null);
    expect(page.get(shownBestAtom)).toBe(Math.max(score, 4));
  });

  test('of such a round even if it has been saved by then', async () => {
    play(LONG, 4);
    const unsaved = page.get(unsavedRoundsAtom);
    const playedAt = new Date(unsaved[0]?.playedAt ?? 0).toISOString();
    await saveOnDevice(aScoredRound(3, MINUTE), aScoredRound(4, { ...MINUTE, playedAt }));
    page.set(noteSavedRoundsAtom, unsaved);
    await follow();
    expect(page.get(newBestAtom)).toEqual({ figure: 4, before: 3 });
  });

  test('of such a round not if another tab has saved a higher one meanwhile', async () => {
    play(LONG, 4);
    const playedAt = new Date(Date.now() + 1000).toISOString();
    await saveOnDevice(aScoredRound(9, { ...MINUTE, playedAt }));
    await follow();
    expect([page.get(newBestAtom), page.get(shownBestAtom)]).toEqual([null, 9]);
  });

  test('of such a round not once another has begun', async () => {
    play(LONG, 4);
    page.set(beginAtom, { ...LONG });
    await follow();
    expect(page.get(newBestAtom)).toBeNull();
  });

  test.each([
    [3, true],
    [6, false],
  ])('of such a round where none can be read, after one of %d on this page: %s', async (before, isNew) => {
    await denyDatabase();
    play(LONG, before);
    play(LONG, 4);
    await follow();
    expect(page.get(shownBestAtom)).toBe(Math.max(before, 4));
    expect(page.get(newBestAtom)).toEqual(isNew ? { figure: 4, before } : null);
  });

  test('after what other tabs have saved since the rounds were last followed', async () => {
    const stop = page.set(followPastRoundsAtom);
    await whenAtom(page, arePastRoundsKnownAtom, (areKnown) => areKnown);
    stop();
    await saveOnDevice(aScoredRound(9, MINUTE));
    await page.set(readPastRoundsAtom);
    expect(isTold(LONG, 4)).toBe(false);
  });

  test('not before rounds are read again that could not be read at first, or that another tab has changed', async () => {
    await saveOnDevice(aScoredRound(9, MINUTE));
    vi.spyOn(RoundsDatabase.prototype, 'list').mockRejectedValueOnce(new DatabaseError('unanswered'));
    await follow();
    onTestFinished(page.sub(phaseAtom, () => void page.set(updatePastRoundsAtom)));
    expect(isTold(LONG, 4)).toBe(false);
    await whenAtom(page, arePastRoundsKnownAtom, (areKnown) => areKnown);
    expect([page.get(newBestAtom), page.get(shownBestAtom)]).toEqual([null, 9]);
    page.set(beginAtom, { ...LONG });
    page.set(dispatchAtom, { kind: 'typed', char: page.get(roundAtom).expected[0] ?? '', at: 0 });
    notifyRoundsChanged(null);
    await whenAtom(page, arePastRoundsKnownAtom, (areKnown) => !areKnown);
    page.set(dispatchAtom, { kind: 'ticked', at: 60_000 });
    expect(page.get(newBestAtom)).toBeNull();
  });

  test('and it stays one, whatever is saved or deleted later', async () => {
    await saveOnDevice(aScoredRound(3, MINUTE));
    await follow();
    play(LONG, 4);
    const told = page.get(newBestAtom);
    await saveOnDevice(aScoredRound(9, MINUTE));
    await whenAtom(page, shownBestAtom, (best) => best === 9);
    expect(page.get(newBestAtom)).toBe(told);
    expect(told).toEqual({ figure: 4, before: 3 });
  });
});
