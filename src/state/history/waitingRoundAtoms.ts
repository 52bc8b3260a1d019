import { atom, type Getter } from 'jotai';
import { type PlainRound, plainRound } from '../../core/history/plainRound';
import { eventsSinceStart, madeFrom } from '../../core/history/recorded';
import type { RoundLog } from '../../core/round/log';
import type { Round } from '../../core/round/round';
import { areFewPlacesLeft, letWait } from '../../platform/history/waitingRounds';
import { dateNowMs, nowMs } from '../../platform/round/clock';
import { tellAtom } from '../page/noticeAtoms';
import { type Disturbance, disturbanceAtom } from '../round/disturbanceAtoms';
import { isRaced, roundAtom } from '../round/roundAtoms';

/** A finished round that has not been kept yet. */
export interface UnkeptRound {
  readonly round: Round;
  /** As in `PlainRound`. */
  readonly playedAt: string;
  readonly disturbance: Partial<Disturbance>;
}

/** By the last entries of their logs: a round that is set up anew is the same one. */
const knownAtom = atom(() => new WeakSet<RoundLog>());
const unkeptAtom = atom<readonly UnkeptRound[]>([]);
/** Those of them that wait on the device. */
const waitingAtom = atom(() => new WeakSet<UnkeptRound>());

/** The rounds of this visit that have not been kept yet, oldest first. */
export const unkeptRoundsAtom = atom((get) => get(unkeptAtom));

/**
 * Notes a finished round, once, to be kept. One in which nothing was typed is none. What is not known of a round that
 * is no longer on show is handed in.
 */
export const noteFinishedRoundAtom = atom(
  null,
  (get, set, round: Round, disturbance: Partial<Disturbance> = {}) => {
    const known = get(knownAtom);
    if (!round.log || known.has(round.log)) return;
    known.add(round.log);
    // A page that slept hears of the end later.
    const lateMs = Math.max(0, nowMs() - (round.startedAt ?? 0) - round.setup.settings.durationMs);
    const playedAt = new Date(dateNowMs() - Math.round(lateMs)).toISOString();
    const isOnShow = get(roundAtom).setup === round.setup;
    const unkept = { round, playedAt, disturbance: isOnShow ? get(disturbanceAtom) : disturbance };
    set(unkeptAtom, [...get(unkeptAtom), unkept]);
  },
);

/** These rounds need not be kept any more. */
export const noteKeptRoundsAtom = atom(null, (get, set, kept: readonly UnkeptRound[]) => {
  set(
    unkeptAtom,
    get(unkeptAtom).filter((unkept) => !kept.includes(unkept)),
  );
});

/**
 * Has what is not kept yet wait on the device, for a visit to come: this one may be over. Told when the oldest of those
 * that wait will soon make room for new ones.
 */
export const letUnkeptWaitAtom = atom(null, (get, set) => {
  const waiting = get(waitingAtom);
  for (const unkept of get(unkeptAtom)) {
    if (!waiting.has(unkept) && letWait(plainOfUnkept(get, unkept))) waiting.add(unkept);
  }
  if (areFewPlacesLeft()) set(tellAtom, 'fewPlacesLeft');
});

/** An unkept round in the form in which it waits. What disturbed it may have become known after its end. */
export function plainOfUnkept(get: Getter, { round, playedAt, disturbance }: UnkeptRound): PlainRound {
  const isOnShow = get(roundAtom).setup === round.setup;
  const { stalls, wasHidden } = isOnShow ? get(disturbanceAtom) : disturbance;
  const wasRaced = isRaced(get, round.setup);
  return plainRound(
    { ...madeFrom(round), events: eventsSinceStart(round) },
    { playedAt, stalls, wasHidden, wasRaced },
  );
}
