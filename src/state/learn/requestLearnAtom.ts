import { atom } from 'jotai';
import { startedAtAtom } from '../round/roundAtoms';

/** A press that asks for a lesson. Its code may still be loading. */
export interface LearnRequest {
  /** The press's own time stamp, in ms. */
  readonly at: number;
  /** When the round in which it was pressed began, as `startedAtAtom`. */
  readonly pressedIn: number | null;
}

const wantedAtom = atom<LearnRequest | null>(null);

/** The latest request, until it is met; null for none. Set with a press's own time stamp in ms, or with null. */
export const requestLearnAtom = atom(
  (get) => get(wantedAtom),
  (get, set, at: number | null) =>
    set(wantedAtom, at === null ? null : { at, pressedIn: get(startedAtAtom) }),
);
