import { atom } from 'jotai';
import type { RoundSetup } from '../../core/round/round';
import { NO_STALLS, type Stalls, withDelay } from '../../core/round/stalls';
import { deadlineAtom, roundAtom, startedAtAtom } from './roundAtoms';

/** What went on around a round. It never changes a score; the result tells it. */
export interface Disturbance {
  readonly stalls: Stalls;
  readonly wasHidden: boolean;
}

const UNDISTURBED: Disturbance = { stalls: NO_STALLS, wasHidden: false };
/** Belongs to the round of one setup: another round begins undisturbed. */
const notedAtom = atom<{ readonly of: RoundSetup | null; readonly disturbance: Disturbance }>({
  of: null,
  disturbance: UNDISTURBED,
});

/** What went on around the round since it began. */
export const disturbanceAtom = atom((get) => {
  const { of, disturbance } = get(notedAtom);
  return of === get(roundAtom).setup ? disturbance : UNDISTURBED;
});

/** Notes that something of `fromMs` was not handled before `toMs`; only what falls into the round is kept. */
export const noteDelayAtom = atom(null, (get, set, fromMs: number, toMs: number) => {
  const startedAt = get(startedAtAtom);
  const deadline = get(deadlineAtom);
  if (startedAt === null || deadline === null) return;
  const now = get(disturbanceAtom);
  const stalls = withDelay(now.stalls, Math.max(fromMs, startedAt), Math.min(toMs, deadline));
  if (stalls !== now.stalls) set(noteAtom, { ...now, stalls });
});

/** Notes that the page was out of sight while the round ran. */
export const noteHiddenAtom = atom(null, (get, set) => {
  const now = get(disturbanceAtom);
  if (!now.wasHidden) set(noteAtom, { ...now, wasHidden: true });
});

const noteAtom = atom(null, (get, set, disturbance: Disturbance) => {
  set(notedAtom, { of: get(roundAtom).setup, disturbance });
});
