import { atom } from 'jotai';
import { type Challenge, type ChallengeTrouble, readChallenge } from '../core/challengeLink';
import { dropFragment } from '../platform/address';
import { raceAtom } from './boardAtoms';
import { raceRoundAtom } from './raceAtoms';
import { findWordsAtom, phaseAtom, restartAtom } from './roundAtoms';

export type { ChallengeTrouble };

/** A link that was opened while a round ran: its fragment. */
const heldAtom = atom<string | null>(null);
const offeredAtom = atom<Challenge | null>(null);
const troubleAtom = atom<ChallengeTrouble | null>(null);

/** A challenge that was opened while a round ran that is over now: it begins with the next one. */
export const offeredChallengeAtom = atom((get) => get(offeredAtom));

/** Why the link that was opened last is of no use; null when it is, or when none was. */
export const linkTroubleAtom = atom((get) => get(troubleAtom));

/**
 * Opens a link by its fragment: the challenge's words are laid out, or it is told why there is none. A round that runs
 * is played to its end before.
 *
 * @param at the time stamp of what brought it, in ms
 */
export const openLinkAtom = atom(null, (get, set, fragment: string, at: number) => {
  if (get(phaseAtom) === 'run') {
    set(heldAtom, fragment);
    return;
  }
  const challenge = set(readLinkAtom, fragment);
  if (challenge) set(raceRoundAtom, { round: challenge.round, challenger: challenge.name }, at);
});

const readLinkAtom = atom(null, (get, set, fragment: string): Challenge | null => {
  set(heldAtom, null);
  set(offeredAtom, null);
  const read = readChallenge(fragment, get(findWordsAtom));
  const isOne = 'challenge' in read;
  set(troubleAtom, isOne ? null : read.trouble);
  return isOne ? read.challenge : null;
});

/** Goes to a usual round; a result stays on show. */
export const declineAtom = atom(null, (get, set, at: number) => {
  set(offeredAtom, null);
  set(troubleAtom, null);
  dropFragment();
  if (get(raceAtom) && get(phaseAtom) !== 'finish') set(restartAtom, at);
});

/** To be set whenever a round begins or ends: what was opened during a round follows it, what is over leaves the address. */
export const followRoundAtom = atom(null, (get, set) => {
  const phase = get(phaseAtom);
  const held = get(heldAtom);
  if (phase === 'run') return;
  if (phase === 'finish' && held === null) set(troubleAtom, null);
  if (held !== null) set(offeredAtom, set(readLinkAtom, held));
  const offered = get(offeredAtom);
  if (offered && phase === 'start') {
    set(offeredAtom, null);
    set(raceRoundAtom, { round: offered.round, challenger: offered.name }, 0);
  }
  const isLinkOnShow = get(offeredAtom) !== null || (get(raceAtom)?.challenger ?? null) !== null;
  if (!isLinkOnShow) dropFragment();
});
