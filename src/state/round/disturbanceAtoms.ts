import { atom } from 'jotai';
import type { PlayerAction } from '../../core/round/action';
import { isStall, withDelay } from '../../core/round/stalls';
import { deadlineAtom, dispatchAtom, startedAtAtom } from './roundAtoms';
import { noteOfSittingAtom, sittingAtom } from './sittingAtoms';

/** What has disturbed the current round so far. */
export const disturbanceAtom = atom((get) => get(sittingAtom).disturbance);

/** Notes that an event of `fromMs` was not handled before `toMs`. Only the part within the round counts. */
export const noteDelayAtom = atom(null, (get, set, fromMs: number, toMs: number) => {
  // Nearly every key ends here, before anything is read.
  if (!isStall(fromMs, toMs)) return;
  const startedAt = get(startedAtAtom);
  const deadline = get(deadlineAtom);
  if (startedAt === null || deadline === null) return;
  const now = get(disturbanceAtom);
  const stalls = withDelay(now.stalls, Math.max(fromMs, startedAt), Math.min(toMs, deadline));
  if (stalls !== now.stalls) set(noteOfSittingAtom, { disturbance: { ...now, stalls } });
});

/** What the player has done, and when that was noticed, in ms. */
export interface NoticedAction {
  readonly action: PlayerAction;
  readonly noticedMs: number;
}

/** Dispatches actions, oldest first. Who subscribes to the round is told once, of the last. */
export const dispatchAllAtom = atom(null, (_get, set, actions: readonly NoticedAction[]) => {
  for (const { action, noticedMs } of actions) {
    set(dispatchAtom, action);
    set(noteDelayAtom, action.at, noticedMs);
  }
});

/** Notes that the page was hidden while the round ran. */
export const noteHiddenAtom = atom(null, (get, set) => {
  const now = get(disturbanceAtom);
  if (!now.wasHidden) set(noteOfSittingAtom, { disturbance: { ...now, wasHidden: true } });
});
