import { atom, type Getter } from 'jotai';
import { type PlainRound, plainRound } from '../../core/history/plainRound';
import { eventsSinceStart, headerOf } from '../../core/history/recording';
import type { RoundLog } from '../../core/round/log';
import type { Round } from '../../core/round/round';
import { isQueueNearlyFull, queueRound } from '../../platform/history/queuedRounds';
import { dateNowMs, nowMs } from '../../platform/round/clock';
import { notifyAtom } from '../page/noticeAtoms';
import { type Disturbance, disturbanceAtom } from '../round/disturbanceAtoms';
import { isRaced, setupAtom } from '../round/roundAtoms';

/** A finished round that is not in the database yet. */
export interface UnsavedRound {
  readonly round: Round;
  /** As in `PlainRound`. */
  readonly playedAt: string;
  readonly disturbance: Partial<Disturbance>;
}

/** When each round noted so far was played, by the last entry of its log: this stays the same when a round object is rebuilt. */
const knownAtom = atom(() => new WeakMap<RoundLog, string>());
const unsavedAtom = atom<readonly UnsavedRound[]>([]);
/** The unsaved rounds that are in the queue on the device. */
const queuedAtom = atom(() => new WeakSet<UnsavedRound>());

/** The rounds of this visit that are not saved yet, oldest first. */
export const unsavedRoundsAtom = atom((get) => get(unsavedAtom));

/**
 * Notes a finished round, once, as one to be saved. Rounds in which nothing was typed are ignored.
 *
 * @param disturbance for a round that is no longer on screen, as its disturbance is not known here
 */
export const noteFinishedRoundAtom = atom(
  null,
  (get, set, round: Round, disturbance: Partial<Disturbance> = {}) => {
    const known = get(knownAtom);
    if (!round.log || known.has(round.log)) return;
    // After the device has slept, the end is noticed late.
    const lateMs = Math.max(0, nowMs() - (round.startedAt ?? 0) - round.elapsedMs);
    const playedAt = new Date(dateNowMs() - Math.round(lateMs)).toISOString();
    known.set(round.log, playedAt);
    const isOnScreen = get(setupAtom) === round.setup;
    const unsaved = { round, playedAt, disturbance: isOnScreen ? get(disturbanceAtom) : disturbance };
    set(unsavedAtom, [...get(unsavedAtom), unsaved]);
  },
);

/** When a round of this visit was played, as in `PlainRound`; undefined before it has been noted. */
export function playedAtOf(get: Getter, { log }: Round): string | undefined {
  return log ? get(knownAtom).get(log) : undefined;
}

/** Notes that these rounds have been saved. */
export const noteSavedRoundsAtom = atom(null, (get, set, saved: readonly UnsavedRound[]) => {
  set(
    unsavedAtom,
    get(unsavedAtom).filter((unsaved) => !saved.includes(unsaved)),
  );
});

/**
 * Queues unsaved rounds on the device for the next visit, as this one may be about to end. Notifies when the queue is
 * nearly full.
 */
export const queueUnsavedRoundsAtom = atom(null, (get, set) => {
  const queued = get(queuedAtom);
  for (const unsaved of get(unsavedAtom)) {
    if (!queued.has(unsaved) && queueRound(plainOfUnsaved(get, unsaved))) queued.add(unsaved);
  }
  if (isQueueNearlyFull()) set(notifyAtom, 'queueNearlyFull');
});

/** An unsaved round in the form in which it is queued. Its disturbance is read now: some is reported after the end. */
export function plainOfUnsaved(get: Getter, { round, playedAt, disturbance }: UnsavedRound): PlainRound {
  const isOnScreen = get(setupAtom) === round.setup;
  const { stalls, wasHidden } = isOnScreen ? get(disturbanceAtom) : disturbance;
  const wasRaced = isRaced(get, round.setup);
  return plainRound(
    { ...headerOf(round), events: eventsSinceStart(round) },
    { playedAt, stalls, wasHidden, wasRaced },
  );
}
