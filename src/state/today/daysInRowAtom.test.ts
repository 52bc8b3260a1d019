import { expect, onTestFinished, test, vi } from 'vitest';
import { aHistoryPage } from '../../testing/historyPage';
import { aScoredRound, saveOnDevice } from '../../testing/savedRounds';
import { listRoundsAtom } from '../history/historyAtoms';
import { daysInRowAtom } from './daysInRowAtom';

test('days in a row are those of rounds with the words of a day, also of later ones', async () => {
  const page = aHistoryPage();
  expect(page.get(daysInRowAtom)).toBe(0);
  const ofDay = (score: number, about: object) => {
    const ready = aScoredRound(score);
    return { ...ready, saved: { ...ready.saved, ...about } };
  };
  await saveOnDevice(
    ofDay(1, { wordsOfDay: '2026-11-23' }),
    ofDay(2, {}),
    ofDay(3, { wordsOfDay: '2026-11-25' }),
    ofDay(4, { wordsOfDay: '2026-11-26', wasRaced: true }),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 12) });
  onTestFinished(() => void vi.useRealTimers());
  await page.set(listRoundsAtom);
  expect(page.get(daysInRowAtom)).toBe(2);
});
