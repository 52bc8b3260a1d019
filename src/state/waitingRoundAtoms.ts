import { atom } from 'jotai';
import type { RoundLog } from '../core/log';
import { type PlainRound, plainRound } from '../core/plainRound';
import { recordingOf } from '../core/recorded';
import type { Round } from '../core/round';
import { dateNowMs } from '../platform/clock';
import { letWait } from '../platform/waitingRounds';
import { disturbanceAtom } from './disturbanceAtoms';
import { roundAtom } from './roundAtoms';

/** By the last entries of their logs: a round that is set up anew is the same one. */
const knownAtom = atom(() => new WeakSet<RoundLog>());
const handedAtom = atom<readonly PlainRound[]>([]);

/** Rounds of this visit that found no room to wait in: who keeps rounds takes them from here. */
export const handedRoundsAtom = atom(
  (get) => get(handedAtom),
  (_get, set) => set(handedAtom, []),
);

/** Has a finished round wait until it is kept, once. A round in which nothing was typed is none. */
export const letRoundWaitAtom = atom(null, (get, set, round: Round) => {
  const known = get(knownAtom);
  if (!round.log || known.has(round.log)) return;
  known.add(round.log);
  // What disturbed it is known as long as it is on show.
  const disturbance = get(roundAtom).setup === round.setup ? get(disturbanceAtom) : null;
  const plain = plainRound(recordingOf(round), {
    playedAt: new Date(dateNowMs()).toISOString(),
    stalls: disturbance?.stalls,
    wasHidden: disturbance?.wasHidden,
  });
  if (!letWait(plain)) set(handedAtom, [...get(handedAtom), plain]);
});
