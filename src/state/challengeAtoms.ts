import { atom } from 'jotai';
import { type Challenge, type ChallengeTrouble, readChallenge } from '../core/challengeLink';
import { isChallenge } from '../core/challengePrefix';
import { Playback } from '../core/playback';
import { addressFragment, dropFragment } from '../platform/address';
import { raceAtom, watchedAtom } from './boardAtoms';
import { raceRoundAtom } from './raceAtoms';
import { findWordsAtom, phaseAtom, restartAtom } from './roundAtoms';
import { fontsFor, withWords } from './wordLists';

export type { ChallengeTrouble };

/** What messengers and sentences put behind an address is no part of it. */
const LINK = /^#race=[\w-]+/;

function linkIn(fragment: string): string {
  return LINK.exec(fragment)?.[0] ?? fragment;
}

/** The fragment that was opened last. */
const openedAtom = atom<string | null>(null);
/** A link that was opened while a round ran: its fragment. */
const heldAtom = atom<string | null>(null);
const offeredAtom = atom<Challenge | null>(null);
const troubleAtom = atom<ChallengeTrouble | null>(null);

/** A challenge that was opened while a round ran that is over now: it begins with the next one. */
export const offeredChallengeAtom = atom((get) => get(offeredAtom));

/** Why the link that was opened last is of no use; null when it is, or when none was. */
export const linkTroubleAtom = atom((get) => get(troubleAtom));

/**
 * Opens a link by its fragment, once its words have been brought: the challenge's words are laid out, or it is told why
 * there is none. A round that runs is played to its end before.
 *
 * @param at the time stamp of what brought it, in ms
 */
export const openLinkAtom = atom(null, (get, set, fragment: string, at: number) => {
  set(openedAtom, fragment);
  if (get(phaseAtom) === 'run') {
    set(heldAtom, fragment);
    return;
  }
  const challenge = set(readLinkAtom, fragment);
  if (challenge) set(raceChallengeAtom, challenge, at);
});

/** Brings the words of a link, and their font: what a link asks for is not on the device of everybody. */
export const bringLinkWordsAtom = atom(null, async (get, set, fragment: string): Promise<void> => {
  const read = await withWords(get, set, (findWords) => readChallenge(linkIn(fragment), findWords));
  if ('challenge' in read) await fontsFor(read.challenge.round.setup);
});

const raceChallengeAtom = atom(null, (_get, set, { round, name }: Challenge, at: number) =>
  set(raceRoundAtom, { ghost: new Playback(round), challenger: name }, at),
);

const readLinkAtom = atom(null, (get, set, fragment: string): Challenge | null => {
  set(heldAtom, null);
  set(offeredAtom, null);
  const read = readChallenge(linkIn(fragment), get(findWordsAtom));
  const isOne = 'challenge' in read;
  set(troubleAtom, isOne ? null : read.trouble);
  return isOne ? read.challenge : null;
});

/** The trouble with a link has been read. */
export const dismissTroubleAtom = atom(null, (_get, set) => set(troubleAtom, null));

/** Goes to a usual round; a result stays on show. */
export const declineAtom = atom(null, (get, set, at: number) => {
  set(offeredAtom, null);
  dropFragment();
  if (get(raceAtom) && get(phaseAtom) !== 'finish') set(restartAtom, at);
});

/** To be set once, at first: a link in the address that nobody has opened yet is opened. */
export const openAddressAtom = atom(null, (get, set) => {
  const fragment = addressFragment();
  if (isChallenge(fragment) && fragment !== get(openedAtom)) set(openLinkAtom, fragment, 0);
  set(leaveAddressAtom);
});

/** To be set whenever a round begins or ends: what was opened during a round follows it, what is over leaves the address. */
export const followRoundAtom = atom(null, (get, set) => {
  const phase = get(phaseAtom);
  const held = get(heldAtom);
  if (phase === 'run') return;
  if (held !== null) {
    const challenge = set(readLinkAtom, held);
    set(offeredAtom, challenge);
  } else if (phase === 'finish' || get(raceAtom)) set(troubleAtom, null);
  const offered = get(offeredAtom);
  // What the person has asked for since goes first.
  if (offered && phase === 'start' && !get(watchedAtom) && !get(raceAtom)) {
    set(offeredAtom, null);
    set(raceChallengeAtom, offered, 0);
  }
  set(leaveAddressAtom);
});

const leaveAddressAtom = atom(null, (get) => {
  const isStillOf = get(heldAtom) !== null || get(offeredAtom) !== null;
  const isRaced = (get(raceAtom)?.challenger ?? null) !== null;
  if (!isStillOf && !isRaced && isChallenge(addressFragment())) dropFragment();
});
