import { atom } from 'jotai';
import { isInFuture } from '../../core/history/summary';
import { kindKey, kindOfOptions } from '../../core/options/options';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { optionsAtom } from '../options/optionsAtoms';

export type { ListedRound };

const listAtom = atom<readonly ListedRound[] | null>(null);
const readAtAtom = atom(0);

/** The saved rounds, newest first; null until they have been read. */
export const listedRoundsAtom = atom((get) => get(listAtom));

/** Replaces the list. Only for the atoms that read or change the saved rounds. */
export const setListedRoundsAtom = atom(null, (_get, set, list: readonly ListedRound[] | null) => {
  set(listAtom, list);
});

/** When the list was read, in ms since 1970, UTC: "today" in texts about it means that day. */
export const listReadAtAtom = atom((get) => get(readAtAtom));

/** Notes when the list was read. */
export const setListReadAtAtom = atom(null, (_get, set, atMs: number) => set(readAtAtom, atMs));

/** The listed rounds that count for bests: of the kind that is chosen now, and not raced. */
export const comparableRoundsAtom = atom((get): readonly ListedRound[] => {
  const key = kindKey(kindOfOptions(get(optionsAtom)));
  return (get(listAtom) ?? []).filter(({ summary, wasRaced }) => !wasRaced && kindKey(summary) === key);
});

/** The comparable rounds that the trend shows, newest first. */
export const trendRoundsAtom = atom((get): readonly ListedRound[] =>
  inTrend(get(comparableRoundsAtom), get(readAtAtom)),
);

/** Those of the comparable rounds that the trend shows: all that are not dated later than `readAtMs`, in ms since 1970, UTC. */
export function inTrend<Played extends { readonly playedAt: number }>(
  comparable: readonly Played[],
  readAtMs: number,
): readonly Played[] {
  return comparable.filter((one) => !isInFuture(one, readAtMs));
}
