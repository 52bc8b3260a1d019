import { atom, type Getter } from 'jotai';
import { plainRound } from '../../core/history/plainRound';
import { recordingOf } from '../../core/history/recordingBytes';
import type { RoundLog } from '../../core/round/log';
import type { Round } from '../../core/round/round';
import { isQueueNearlyFull, quarantineRound, queueRound } from '../../platform/history/queuedRounds';
import { dateNowMs, nowMs } from '../../platform/round/clock';
import { type AboutRound, type VerifiedRound, verifyRound } from '../../services/history/savedRounds';
import { notifyAtom } from '../page/noticeAtoms';
import { type Disturbance, disturbanceAtom } from '../round/disturbanceAtoms';
import { isRaced, setupAtom } from '../round/roundAtoms';
import { dayOfWords } from '../today/todayAtoms';

/** A finished round that is not in the database yet. */
export interface UnsavedRound {
  readonly round: Round;
  /** In ms since 1970, UTC. */
  readonly playedAt: number;
  readonly disturbance: Partial<Disturbance>;
}

/** When each round noted so far was played, by the last entry of its log: this stays the same when a round object is rebuilt. */
const knownAtom = atom(() => new WeakMap<RoundLog, number>());
const unsavedAtom = atom<readonly UnsavedRound[]>([]);
/** The unsaved rounds that are in the queue on the device. */
const queuedAtom = atom(() => new WeakSet<UnsavedRound>());

/** The rounds of this visit that are not saved yet, oldest first. */
export const unsavedRoundsAtom = atom((get) => get(unsavedAtom));

/** Notes a finished round, once, as one to be saved. Rounds in which nothing was typed are ignored. */
export const noteFinishedRoundAtom = atom(null, (get, set, round: Round) => {
  const known = get(knownAtom);
  if (!round.log || known.has(round.log)) return;
  // After the device has slept, the end is noticed late.
  const lateMs = Math.max(0, nowMs() - (round.startedAt ?? 0) - round.elapsedMs);
  const playedAt = dateNowMs() - Math.round(lateMs);
  known.set(round.log, playedAt);
  const isOnScreen = get(setupAtom) === round.setup;
  const unsaved = { round, playedAt, disturbance: isOnScreen ? get(disturbanceAtom) : {} };
  set(unsavedAtom, [...get(unsavedAtom), unsaved]);
});

/** When a round of this visit was played, in ms since 1970, UTC; undefined before it has been noted. */
export function playedAtOf(get: Getter, { log }: Round): number | undefined {
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
    if (!queued.has(unsaved) && queueUnsaved(get, unsaved)) queued.add(unsaved);
  }
  if (isQueueNearlyFull()) set(notifyAtom, 'queueNearlyFull');
});

/** An unsaved round, checked. Null where replaying its own keys does not give the same round: a bug of ours. */
export function verifyUnsaved(get: Getter, unsaved: UnsavedRound): VerifiedRound | null {
  return verifyRound(unsaved.round, aboutUnsaved(get, unsaved));
}

/** Quarantines an unsaved round that cannot be checked, in the form that files have. False when there was no room. */
export function quarantineUnsaved(get: Getter, unsaved: UnsavedRound): boolean {
  const { playedAt, ...about } = aboutUnsaved(get, unsaved);
  const plain = plainRound(recordingOf(unsaved.round), {
    playedAt: new Date(playedAt).toISOString(),
    ...about,
  });
  return quarantineRound(JSON.stringify(plain));
}

function queueUnsaved(get: Getter, unsaved: UnsavedRound): boolean {
  const verified = verifyUnsaved(get, unsaved);
  return verified ? queueRound(verified.saved) : quarantineUnsaved(get, unsaved);
}

/** The disturbance is read now: some is reported after the end. */
function aboutUnsaved(get: Getter, { round, playedAt, disturbance }: UnsavedRound): AboutRound {
  const isOnScreen = get(setupAtom) === round.setup;
  const { stalls, wasHidden = false } = isOnScreen ? get(disturbanceAtom) : disturbance;
  const wordsOfDay = dayOfWords(get, round.setup);
  return {
    playedAt,
    stalls: { count: stalls?.count ?? 0, longestMs: stalls?.longestMs ?? 0 },
    wasHidden,
    ...(isRaced(get, round.setup) && { wasRaced: true }),
    ...(wordsOfDay && { wordsOfDay }),
  };
}
