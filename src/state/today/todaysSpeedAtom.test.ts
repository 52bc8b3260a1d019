// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aVerifiedRound, saveOnDevice } from '../../testing/savedRounds';
import { readPastRoundsAtom } from '../history/pastRoundsAtoms';
import { noteFinishedRoundAtom } from '../history/unsavedRoundAtoms';
import { restartAtom } from '../next/restartAtom';
import { dispatchAtom, roundAtom } from '../round/roundAtoms';
import { playTodayAtom } from './todayAtoms';
import { todaysSpeedAtom } from './todaysSpeedAtom';

const TODAY = '2026-11-26';

let page: HistoryPage;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 12) });
  page = aHistoryPage();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A saved standard round of this speed, with the words of a day or others. */
function saved(minute: number, wpm: number, wordsOfDay?: string, summary: object = {}) {
  const ready = aVerifiedRound({ minute });
  return {
    ...ready,
    saved: { ...ready.saved, ...(wordsOfDay && { wordsOfDay }) },
    summary: { ...ready.summary, total: (wpm * 5) / 2, errors: 0, ...summary },
  };
}

/** Plays today's words with so many right characters over the whole time. */
function playToday(characters: number): void {
  page.set(playTodayAtom, 0);
  for (let count = 0; count < characters; count++) {
    const { expected, typed } = page.get(roundAtom);
    const at = 1000 + (count * 29_000) / characters;
    page.set(dispatchAtom, { kind: 'typed', char: expected[typed.length] ?? '', at });
  }
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  page.set(noteFinishedRoundAtom);
}

test('it is that of the first round of the day, saved or not yet', () => {
  expect(page.get(todaysSpeedAtom)).toBe(null);
  playToday(25);
  expect(page.get(todaysSpeedAtom)).toBe(10);
  playToday(50);
  expect(page.get(todaysSpeedAtom)).toBe(10);
});

test('rounds of another day, with other words, and that were left early are none', async () => {
  await saveOnDevice(
    saved(1, 40, '2026-11-25'),
    saved(2, 50),
    saved(3, 60, TODAY, { leftEarly: true }),
    saved(4, 70, TODAY),
    saved(5, 80, TODAY),
  );
  await page.set(readPastRoundsAtom);
  expect(page.get(todaysSpeedAtom)).toBe(70);
});

test('after midnight there is none, from the next round on', () => {
  page.sub(todaysSpeedAtom, () => {});
  playToday(25);
  vi.setSystemTime(new Date(2026, 10, 27, 0, 1));
  page.set(restartAtom, 0);
  expect(page.get(todaysSpeedAtom)).toBe(null);
});
