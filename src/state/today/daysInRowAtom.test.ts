import { expect, test } from 'vitest';
import { aHistoryPage } from '../../testing/historyPage';
import { aScoredRound, saveOnDevice } from '../../testing/savedRounds';
import { listRoundsAtom } from '../history/historyAtoms';
import { setListReadAtAtom } from '../history/listedRoundAtoms';
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
  await page.set(listRoundsAtom);
  page.set(setListReadAtAtom, new Date(2026, 10, 26, 12).getTime());
  expect(page.get(daysInRowAtom)).toBe(2);
});
