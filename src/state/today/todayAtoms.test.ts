// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { Playback } from '../../core/replay/playback';
import { STANDARD_ROUND } from '../../core/round/rules';
import { seedOfDay } from '../../core/today/day';
import { DAYS_KEY } from '../../platform/today/savedDays';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { aScoredRound, saveOnDevice } from '../../testing/savedRounds';
import { fillStorage } from '../../testing/storage';
import { isBestOfRaceAtom, newBestAtom } from '../history/bestOfKindAtoms';
import { listRoundsAtom } from '../history/historyAtoms';
import { chooseOptionsAtom } from '../next/chooseOptionsAtoms';
import { restartAtom } from '../next/restartAtom';
import { noticeAtom } from '../page/noticeAtoms';
import { startPracticeAtom, stopPracticeAtom } from '../practice/startPracticeAtoms';
import { raceRoundAtom } from '../race/raceAtoms';
import { stopWatchingAtom, watchAtom } from '../replay/watchAtoms';
import { bestAtom } from '../round/bestAtoms';
import {
  beginAtom,
  dispatchAtom,
  finishedRoundAtom,
  phaseAtom,
  roundAtom,
  setupAtom,
} from '../round/roundAtoms';
import { sittingAtom } from '../round/sittingAtoms';
import {
  isTodayOfferedAtom,
  noteImportedDaysAtom,
  noteTypedDayAtom,
  playTodayAtom,
  todayOfRoundAtom,
} from './todayAtoms';

const NOON = new Date(2026, 10, 26, 12);

/** Types so many right characters, and notes it as the page does after the first key. */
function type(page: Page, count: number, at = 1000): void {
  const { expected } = page.get(roundAtom);
  for (const char of expected.slice(0, count)) page.set(dispatchAtom, { kind: 'typed', char, at });
  page.set(noteTypedDayAtom);
}

function play(page: Page, count: number): void {
  page.set(playTodayAtom, 0);
  type(page, count);
  page.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
}

let page: Page;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  page = aNewPage();
});
afterEach(() => vi.useRealTimers());

const FIRST = { day: '2026-11-26', isAgain: false };
const AGAIN = { day: '2026-11-26', isAgain: true };

describe('today’s words', () => {
  test('are the same for everybody on that day, and others on the next', () => {
    page.set(playTodayAtom, 0);
    const words = page.get(roundAtom).expected;
    const other = aNewPage();
    vi.setSystemTime(new Date(2026, 10, 26, 23, 59, 59, 999));
    other.set(playTodayAtom, 0);
    expect(other.get(roundAtom).expected).toBe(words);
    vi.setSystemTime(new Date(2026, 10, 27));
    other.set(playTodayAtom, 0);
    expect(other.get(todayOfRoundAtom)?.day).toBe('2026-11-27');
    expect(other.get(roundAtom).expected).not.toBe(words);
  });

  test('are a standard round, whatever is chosen, before it begins and while it waits', () => {
    page.set(chooseOptionsAtom, { seconds: 60, capitals: true });
    page.set(playTodayAtom, 0);
    expect(page.get(setupAtom).settings).toEqual(STANDARD_ROUND);
    page.set(chooseOptionsAtom, { seconds: 15 });
    expect(page.get(setupAtom).settings).toEqual(STANDARD_ROUND);
    expect(page.get(todayOfRoundAtom)).toEqual(FIRST);
  });

  test('are one round: what is chosen comes with the next', () => {
    page.set(chooseOptionsAtom, { ...STANDARD_OPTIONS, seconds: 60 });
    play(page, 3);
    page.set(restartAtom, 40_000);
    expect(page.get(todayOfRoundAtom)).toBeNull();
    expect(page.get(setupAtom).settings.durationMs).toBe(60_000);
  });

  test('are offered at the start of a usual round only', () => {
    expect(page.get(isTodayOfferedAtom)).toBe(true);
    page.set(playTodayAtom, 0);
    expect(page.get(isTodayOfferedAtom)).toBe(false);
    page.set(restartAtom, 0);
    type(page, 1);
    expect(page.get(isTodayOfferedAtom)).toBe(false);
    page.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(page.get(isTodayOfferedAtom)).toBe(false);
  });

  test('are not offered in practice', async () => {
    expect(await page.set(startPracticeAtom, ['th'], 0)).toBe(true);
    expect(page.get(phaseAtom)).toBe('start');
    expect(page.get(isTodayOfferedAtom)).toBe(false);
    page.set(stopPracticeAtom, 0);
    expect(page.get(isTodayOfferedAtom)).toBe(true);
  });

  test('are not offered at the start of a race', () => {
    type(page, 3);
    page.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    page.set(raceRoundAtom, { raced: new Playback(page.get(roundAtom)), challenger: null }, 40_000);
    expect(page.get(phaseAtom)).toBe('start');
    expect(page.get(isTodayOfferedAtom)).toBe(false);
    page.set(restartAtom, 40_000);
    expect(page.get(isTodayOfferedAtom)).toBe(true);
  });

  test('are not offered while a round is watched', () => {
    type(page, 3);
    page.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    const saved = page.get(roundAtom);
    page.set(restartAtom, 40_000);
    page.set(watchAtom, saved, 40_000);
    expect(page.get(phaseAtom)).toBe('start');
    expect(page.get(isTodayOfferedAtom)).toBe(false);
    page.set(stopWatchingAtom);
    expect(page.get(isTodayOfferedAtom)).toBe(true);
  });
});

describe('the first attempt of a day', () => {
  test('sets the highest score, and a later one does not', () => {
    play(page, 5);
    expect(page.get(todayOfRoundAtom)).toEqual(FIRST);
    expect(page.get(newBestAtom)?.figure).toBe(5);
    play(page, 8);
    expect(page.get(todayOfRoundAtom)).toEqual(AGAIN);
    expect(page.get(bestAtom)).toBe(5);
    expect(page.get(newBestAtom)).toBeNull();
    expect(page.get(isBestOfRaceAtom)).toBe(true);
    vi.setSystemTime(new Date(2026, 10, 27));
    play(page, 8);
    expect(page.get(bestAtom)).toBe(8);
  });

  test('is the first in which a key is typed: words that were only laid out can still be it', () => {
    page.set(playTodayAtom, 0);
    page.set(restartAtom, 0);
    expect(localStorage.getItem(DAYS_KEY)).toBeNull();
    page.set(playTodayAtom, 0);
    expect(page.get(todayOfRoundAtom)).toEqual(FIRST);
    type(page, 1);
    page.set(restartAtom, 2000);
    page.set(playTodayAtom, 2000);
    expect(page.get(todayOfRoundAtom)).toEqual(AGAIN);
  });

  test('is remembered on the next visit', () => {
    page.set(playTodayAtom, 0);
    type(page, 1);
    expect(localStorage.getItem(DAYS_KEY)).toBe('{"version":1,"days":["2026-11-26"]}');
    const next = aNewPage();
    next.set(playTodayAtom, 0);
    expect(next.get(todayOfRoundAtom)).toEqual(AGAIN);
  });

  test('stays the first, however often it is noted', () => {
    page.set(playTodayAtom, 0);
    type(page, 2);
    type(page, 2);
    expect(page.get(todayOfRoundAtom)).toEqual(FIRST);
  });

  test('is that of another tab, if that has typed since the words were laid out here', () => {
    const other = aNewPage();
    page.set(playTodayAtom, 0);
    other.set(playTodayAtom, 0);
    expect(page.get(todayOfRoundAtom)).toEqual(FIRST);
    type(other, 1);
    type(page, 4);
    expect(page.get(todayOfRoundAtom)).toEqual(AGAIN);
    page.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(page.get(finishedRoundAtom)).not.toBeNull();
    expect(page.get(bestAtom)).toBe(0);
  });

  test('is over once a round over the day’s words has been raced, as by a link', () => {
    play(page, 3);
    const raced = new Playback(page.get(roundAtom));
    localStorage.clear();
    const friend = aNewPage();
    friend.set(raceRoundAtom, { raced, challenger: 'Ana' }, 0);
    expect(friend.get(todayOfRoundAtom)).toBeNull();
    type(friend, 1);
    friend.set(playTodayAtom, 2000);
    expect(friend.get(todayOfRoundAtom)).toEqual(AGAIN);
  });

  test('is over, too, once they have been raced while it was still the day before here', () => {
    play(page, 3);
    const raced = new Playback(page.get(roundAtom));
    localStorage.clear();
    vi.setSystemTime(new Date(2026, 10, 25, 23));
    const friend = aNewPage();
    friend.set(raceRoundAtom, { raced, challenger: 'Ana' }, 0);
    type(friend, 1);
    vi.setSystemTime(NOON);
    friend.set(playTodayAtom, 2000);
    expect(friend.get(todayOfRoundAtom)).toEqual(AGAIN);
  });

  test('is over once a round with them has been imported', async () => {
    const ofDay = (score: number, wordsOfDay: string) => {
      const ready = aScoredRound(score);
      return { ...ready, saved: { ...ready.saved, wordsOfDay } };
    };
    await saveOnDevice(ofDay(1, '2026-11-20'), ofDay(2, '2026-11-26'));
    await page.set(listRoundsAtom);
    page.set(noteImportedDaysAtom);
    page.set(playTodayAtom, 2000);
    expect(page.get(todayOfRoundAtom)).toEqual(AGAIN);
    expect(localStorage.getItem(DAYS_KEY)).not.toContain('2026-11-20');
  });

  test('is not over with a usual round that happens to have the day’s seed', () => {
    const other = aNewPage();
    other.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS, seed: seedOfDay('2026-11-26') });
    type(other, 1);
    expect(localStorage.getItem(DAYS_KEY)).toBeNull();
    other.set(playTodayAtom, 2000);
    expect(other.get(todayOfRoundAtom)).toEqual(FIRST);
  });

  test('that runs over midnight is of the day for which it was begun', () => {
    vi.setSystemTime(new Date(2026, 10, 26, 23, 59, 50));
    page.set(playTodayAtom, 0);
    vi.setSystemTime(new Date(2026, 10, 27, 0, 0, 5));
    type(page, 3);
    page.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(page.get(todayOfRoundAtom)).toEqual(FIRST);
    page.set(playTodayAtom, 40_000);
    expect(page.get(todayOfRoundAtom)).toEqual({ day: '2026-11-27', isAgain: false });
  });

  test('of a day that comes again, as beyond the date line, is the first there was', () => {
    play(page, 3);
    vi.setSystemTime(new Date(2026, 10, 27));
    play(page, 3);
    vi.setSystemTime(NOON);
    page.set(playTodayAtom, 0);
    expect(page.get(todayOfRoundAtom)).toEqual(AGAIN);
  });
});

test('a damaged list of days is quarantined, and counts as no day', () => {
  localStorage.setItem(DAYS_KEY, '{"version":1,"days":"all"}');
  page.set(playTodayAtom, 0);
  expect(page.get(todayOfRoundAtom)).toEqual(FIRST);
  expect(page.get(noticeAtom)).toBe('damaged');
  expect(localStorage.getItem(`${DAYS_KEY}.aside.1`)).toBe('{"version":1,"days":"all"}');
  type(page, 1);
  expect(localStorage.getItem(DAYS_KEY)).toBe('{"version":1,"days":["2026-11-26"]}');
});

test('where nothing can be saved, a later attempt is one as long as the page is open', () => {
  fillStorage();
  play(page, 3);
  vi.restoreAllMocks();
  expect(page.get(noticeAtom)).toBe('notSaved');
  page.set(playTodayAtom, 40_000);
  expect(page.get(sittingAtom).knewWords).toBe(true);
});
