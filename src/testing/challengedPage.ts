import { createStore } from 'jotai';
import { recordingOf } from '../core/history/recordingBytes';
import { updateLinkAtom } from '../state/race/challengeAtoms';
import { beginAtom, dispatchAtom, isTakenOverAtom, roundAtom } from '../state/round/roundAtoms';
import { aChallengeFragment } from './challenges';
import { aFinishedRound } from './playedRounds';
import { A_SETUP, typed } from './rounds';

/** The round that Ana sends in `LINK`. */
export const SENT = aFinishedRound({ ...A_SETUP, seed: 77 }, [typed('a'), typed('o', 1100)]);
export const LINK = aChallengeFragment(recordingOf(SENT), A_SETUP.words, 'Ana');

/** The store of a page. */
type Page = ReturnType<typeof createStore>;

/** Opens a page, with `LINK` in its address and a round of its own not yet begun. */
export function aPageWithLink(): Page {
  location.hash = LINK;
  const page = createStore();
  page.set(beginAtom, A_SETUP);
  page.set(isTakenOverAtom, true);
  return page;
}

/** The seed of the round on the page. */
export function seedOf(page: Page): number {
  return page.get(roundAtom).setup.seed;
}

/** Presses the round's first key. */
export function startRound(page: Page): void {
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
}

/** Lets the round's time run out. */
export function endRound(page: Page): void {
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  page.set(updateLinkAtom);
}
