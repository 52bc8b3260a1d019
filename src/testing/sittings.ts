import type { createStore } from 'jotai';
import { Playback } from '../core/replay/playback';
import { eventsOf } from '../core/round/log';
import type { Round } from '../core/round/round';
import type { RoundSetup } from '../core/round/roundSetup';
import { beginAtom, dispatchAtom } from '../state/round/roundAtoms';
import { type EndedSitting, sittingAtom } from '../state/round/sittingAtoms';
import { aFinishedRound } from './playedRounds';
import { typed } from './rounds';

type Store = ReturnType<typeof createStore>;

/** Begins a race over the words of a setup. */
export function beginRace(page: Store, setup: RoundSetup): void {
  const raced = new Playback(aFinishedRound(setup, [typed('a')]));
  page.set(beginAtom, { ...setup }, { from: 'race', race: { raced, challenger: null } });
}

/** The sitting of a page's current round as one that is over, with this round or, if none is given, its own. */
export function anEndedSitting(
  page: Store,
  ended: Pick<EndedSitting, 'round'> & Partial<EndedSitting>,
): EndedSitting {
  return { ...page.get(sittingAtom), ...ended };
}

/** Plays a round, in which nothing is deleted, on a page, to its end. */
export function playOn(page: Store, { setup, log }: Round): void {
  page.set(beginAtom, setup);
  for (const event of eventsOf(log)) if (event.kind === 'typed') page.set(dispatchAtom, event);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
}
