import { atom, type Getter } from 'jotai';
import { plainRound } from '../../core/history/plainRound';
import { recordingOf } from '../../core/history/recordingBytes';
import { type RoundSummary, summaryOf } from '../../core/history/summary';
import { isKeyboardName } from '../../core/keyboard/keyboardNames';
import { isQueueNearlyFull, quarantineRound, queueRound } from '../../platform/history/queuedRounds';
import { dateNowMs, nowMs } from '../../platform/round/clock';
import { type AboutRound, type VerifiedRound, verifyRound } from '../../services/history/savedRounds';
import { optionsAtom } from '../options/optionsAtoms';
import { notifyAtom } from '../page/noticeAtoms';
import { lastFinishedAtom } from '../round/roundAtoms';
import { type EndedSitting, knownOf, noteOfSittingAtom, sittingAtom } from '../round/sittingAtoms';

/** A finished round that is not in the database yet, with when it ended, in ms since 1970, UTC. */
export interface UnsavedRound extends EndedSitting {
  readonly playedAt: number;
  readonly summary: RoundSummary;
  readonly keyboard?: string;
}

/** The rounds of this visit that are not saved yet, oldest first. */
export const unsavedRoundsAtom = atom<readonly UnsavedRound[]>([]);

/** The number of the last sitting that was noted. */
const notedAtom = atom(0);
/** The numbers of the unsaved ones that are in the queue on the device. */
const queuedAtom = atom<readonly number[]>([]);

/** Notes the last finished round, once, as one to be saved. Rounds in which nothing was typed are ignored. */
export const noteFinishedRoundAtom = atom(null, (get, set) => {
  const ended = get(lastFinishedAtom);
  if (!ended?.round.log || ended.number <= get(notedAtom)) return;
  set(notedAtom, ended.number);
  const { startedAt, elapsedMs } = ended.round;
  // After the device has slept, the end is noticed late.
  const lateMs = Math.max(0, nowMs() - (startedAt ?? 0) - elapsedMs);
  const playedAt = dateNowMs() - Math.round(lateMs);
  if (get(sittingAtom).number === ended.number) set(noteOfSittingAtom, { playedAt });
  const { keyboard } = get(optionsAtom);
  const unsaved = {
    ...knownOf(get, ended),
    playedAt,
    summary: summaryOf(ended.round),
    ...(isKeyboardName(keyboard) && { keyboard }),
  };
  set(unsavedRoundsAtom, [...get(unsavedRoundsAtom), unsaved]);
});

/** Notes that these rounds have been saved. */
export const noteSavedRoundsAtom = atom(null, (get, set, saved: readonly UnsavedRound[]) => {
  set(
    unsavedRoundsAtom,
    get(unsavedRoundsAtom).filter((unsaved) => !saved.includes(unsaved)),
  );
});

/**
 * Queues unsaved rounds on the device for the next visit, as this one may be about to end. Notifies when the queue is
 * nearly full.
 */
export const queueUnsavedRoundsAtom = atom(null, (get, set) => {
  const queued = get(queuedAtom);
  const due = get(unsavedRoundsAtom).filter(({ number }) => !queued.includes(number));
  const done = due.filter((unsaved) => queueUnsaved(get, unsaved));
  set(queuedAtom, [...queued, ...done.map(({ number }) => number)]);
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

/** What is known of it now: some of what has disturbed it is reported after the end. */
function aboutUnsaved(get: Getter, unsaved: UnsavedRound): AboutRound {
  const { disturbance, origin, knewWords } = knownOf(get, unsaved);
  const { stalls, wasHidden } = disturbance;
  return {
    playedAt: unsaved.playedAt,
    stalls: { count: stalls.count, longestMs: stalls.longestMs },
    wasHidden,
    ...(knewWords && { wasRaced: true }),
    ...(origin.from === 'today' && { wordsOfDay: origin.day }),
    ...(unsaved.keyboard && { keyboard: unsaved.keyboard }),
  };
}
