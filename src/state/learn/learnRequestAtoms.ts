import { atom } from 'jotai';
import { latestAtom } from '../page/latestAtom';
import { sittingAtom } from '../round/sittingAtoms';

/** A press that asks for a lesson. Its code may still be loading. */
export interface LearnRequest {
  /** The press's own time stamp, in ms. */
  readonly at: number;
  /** The number of the sitting in which it was pressed. */
  readonly sitting: number;
}

const wantedAtom = atom<LearnRequest | null>(null);

/** The latest request, until it is met; null for none. Set with a press's own time stamp in ms, or with null. */
export const requestLearnAtom = atom(
  (get) => get(wantedAtom),
  (get, set, at: number | null) =>
    set(wantedAtom, at === null ? null : { at, sitting: get(sittingAtom).number }),
);

/** What was asked of the course last: what is loaded for an earlier request may take longer. */
export const latestCourseAtom = latestAtom<unknown>();
