import { atom } from 'jotai';
import { daysInRow } from '../../analysis/today/daysInRow';
import { dayOf } from '../../platform/round/clock';
import { listedRoundsAtom, listReadAtAtom } from '../history/listedRoundAtoms';

/** On how many days in a row, up to the latest one that was played, a round with the words of the day was played to its end. */
export const daysInRowAtom = atom((get) => {
  const days = (get(listedRoundsAtom) ?? []).flatMap(({ wordsOfDay }) => wordsOfDay ?? []);
  return daysInRow(days, dayOf(get(listReadAtAtom)));
});
