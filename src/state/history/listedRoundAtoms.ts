import { atom } from 'jotai';
import { type RoundWithSpeed, withSpeed } from '../../analysis/history/roundWithSpeed';
import { kindKey, kindOfOptions } from '../../core/options/options';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { isCompared } from '../../services/history/roundListings';
import { optionsAtom } from '../options/optionsAtoms';
import { savedOfKind, savedRoundsAsOfAtom, savedRoundsAtom } from './pastRoundsAtoms';

export type { ListedRound };

/** Whether the list is shown. */
export const isListShownAtom = atom(false);

/** The saved rounds, newest first; null until they have been read for the list, and once it is closed. */
export const listedRoundsAtom = atom((get) => (get(isListShownAtom) ? get(savedRoundsAtom) : null));

/** When the list was read or has changed, in ms since 1970, UTC: "today" in texts about it means that day. */
export const listReadAtAtom = atom((get) => (get(isListShownAtom) ? get(savedRoundsAsOfAtom) : 0));

/** The listed rounds that can be the best to race, newest first: of the kind that is chosen now, neither raced nor left early. */
export const comparableRoundsAtom = atom((get): readonly RoundWithSpeed<ListedRound>[] => {
  if (!get(isListShownAtom)) return [];
  const ofKind = savedOfKind(get, kindKey(kindOfOptions(get(optionsAtom))));
  return ofKind.filter(isCompared).map(withSpeed).reverse();
});
