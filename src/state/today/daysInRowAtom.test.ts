import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { aListedRound } from '../../testing/listedRounds';
import { setListedRoundsAtom, setListReadAtAtom } from '../history/listedRoundAtoms';
import { daysInRowAtom } from './daysInRowAtom';

test('days in a row are those of rounds with the words of a day, also of later ones', () => {
  const store = createStore();
  expect(store.get(daysInRowAtom)).toBe(0);
  store.set(setListReadAtAtom, new Date(2026, 10, 26, 12).getTime());
  store.set(setListedRoundsAtom, [
    aListedRound({ id: 'd', wordsOfDay: '2026-11-26', wasRaced: true }),
    aListedRound({ id: 'c', wordsOfDay: '2026-11-25' }),
    aListedRound({ id: 'b' }),
    aListedRound({ id: 'a', wordsOfDay: '2026-11-23' }),
  ]);
  expect(store.get(daysInRowAtom)).toBe(2);
});
