import { atom } from 'jotai';
import type { RoundLog } from '../core/log';
import { type PlainRound, plainRound } from '../core/plainRound';
import { eventsSinceStart } from '../core/recorded';
import type { Round } from '../core/round';
import { dateNowMs } from '../platform/clock';
import { letWait } from '../platform/waitingRounds';
import { disturbanceAtom } from './disturbanceAtoms';
import { roundAtom } from './roundAtoms';

/** By the last entries of their logs: a round that is set up anew is the same one. */
const knownAtom = atom(() => new WeakSet<RoundLog>());
const unkeptAtom = atom<readonly PlainRound[]>([]);
/** Those of them that wait on the device. */
const waitingAtom = atom(() => new WeakSet<PlainRound>());

/** The rounds of this visit that have not been kept yet, oldest first. */
export const unkeptRoundsAtom = atom((get) => get(unkeptAtom));

/** Notes a finished round, once, to be kept. One in which nothing was typed is none. */
export const noteFinishedRoundAtom = atom(null, (get, set, round: Round) => {
  const known = get(knownAtom);
  if (!round.log || known.has(round.log)) return;
  known.add(round.log);
  // What disturbed it is known as long as it is on show.
  const disturbance = get(roundAtom).setup === round.setup ? get(disturbanceAtom) : null;
  const plain = plainRound(
    { ...round.setup, events: eventsSinceStart(round) },
    {
      playedAt: new Date(dateNowMs()).toISOString(),
      stalls: disturbance?.stalls,
      wasHidden: disturbance?.wasHidden,
    },
  );
  set(unkeptAtom, [...get(unkeptAtom), plain]);
});

/** These rounds have been kept. */
export const noteKeptRoundsAtom = atom(null, (get, set, kept: readonly PlainRound[]) => {
  set(
    unkeptAtom,
    get(unkeptAtom).filter((plain) => !kept.includes(plain)),
  );
});

/** Has what is not kept yet wait on the device, for a visit to come: this one may be over. */
export const letUnkeptWaitAtom = atom(null, (get) => {
  const waiting = get(waitingAtom);
  for (const plain of get(unkeptAtom)) if (!waiting.has(plain) && letWait(plain)) waiting.add(plain);
});
