import { atom, type Getter } from 'jotai';
import { type Challenge, type ChallengeTrouble, readChallenge } from '../../core/race/challengeLink';
import { isChallenge } from '../../core/race/challengePrefix';
import { Playback } from '../../core/replay/playback';
import { inTime } from '../../platform/page/inTime';
import { addressFragment, dropFragment } from '../../platform/race/address';
import { raceAtom, watchedAtom, watchingSinceAtom } from '../replay/boardAtoms';
import { findWordsAtom, lastEndedAtom, phaseAtom, restartAtom } from '../round/roundAtoms';
import { fontsFor, withWords } from '../words/wordLists';
import { raceRoundAtom } from './raceAtoms';

export type { ChallengeTrouble };

/** What messengers and sentences put behind an address is no part of it. */
const LINK = /^#race=[\w-]+/;

function linkIn(fragment: string): string {
  return LINK.exec(fragment)?.[0] ?? fragment;
}

/** The fragment that was opened last. */
const openedAtom = atom<string | null>(null);
/** Stands for the link whose words are on their way; null while none is. */
const comingAtom = atom<object | null>(null);
/** A link that waits for the end of what has begun before it could be opened: its fragment. */
const heldAtom = atom<string | null>(null);
const offeredAtom = atom<Challenge | null>(null);
const troubleAtom = atom<ChallengeTrouble | null>(null);

/** A challenge that was opened while a round ran that is over now: it begins with the next one. */
export const offeredChallengeAtom = atom((get) => get(offeredAtom));

/** Why the link that was opened last is of no use; null when it is, or when none was. */
export const linkTroubleAtom = atom((get) => get(troubleAtom));

/**
 * Brings the words of a link, then opens it. What the person has begun meanwhile goes first, and another link takes its
 * place.
 *
 * @param at the time stamp of what brought it, in ms
 * @returns whether it has been opened, be it in vain
 */
export const followLinkAtom = atom(null, async (get, set, fragment: string, at: number): Promise<boolean> => {
  const token = {};
  const hasBegun = begunSince(get);
  set(openedAtom, fragment);
  set(heldAtom, null);
  set(offeredAtom, null);
  set(troubleAtom, null);
  set(comingAtom, token);
  await set(bringLinkWordsAtom, fragment);
  if (get(comingAtom) !== token) return false;
  if (hasBegun()) {
    set(comingAtom, null);
    set(heldAtom, fragment);
    set(followRoundAtom);
    return false;
  }
  set(openLinkAtom, fragment, at);
  set(leaveAddressAtom);
  return true;
});

/** Tells whether the person has begun something else: a round, a race, or to watch one. */
function begunSince(get: Getter): () => boolean {
  const ended = get(lastEndedAtom);
  const race = get(raceAtom);
  const since = get(watchingSinceAtom);
  const isOther = <T>(now: T, before: T): boolean => now !== null && now !== before;
  return () =>
    get(phaseAtom) === 'run' ||
    (get(phaseAtom) === 'finish' && isOther(get(lastEndedAtom), ended)) ||
    isOther(get(raceAtom), race) ||
    isOther(get(watchingSinceAtom), since);
}

/**
 * Opens a link by its fragment, once its words have been brought: the challenge's words are laid out, or it is told why
 * there is none. A round that runs is played to its end before.
 *
 * @param at the time stamp of what brought it, in ms
 */
export const openLinkAtom = atom(null, (get, set, fragment: string, at: number) => {
  set(openedAtom, fragment);
  set(comingAtom, null);
  if (get(phaseAtom) === 'run') {
    set(heldAtom, fragment);
    return;
  }
  const challenge = set(readLinkAtom, fragment);
  if (challenge) set(raceChallengeAtom, challenge, at);
});

/**
 * Brings the words of a link, and their font, as far as they come in time: what a link asks for is not on the device of
 * everybody.
 */
export const bringLinkWordsAtom = atom(null, async (get, set, fragment: string): Promise<void> => {
  const bring = async (): Promise<void> => {
    const read = await withWords(get, set, (findWords) => readChallenge(linkIn(fragment), findWords));
    if ('challenge' in read) await fontsFor(read.challenge.round.setup);
  };
  await inTime(bring()).catch(() => {});
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
export const dismissTroubleAtom = atom(null, (_get, set) => {
  set(troubleAtom, null);
  set(leaveAddressAtom);
});

/** Goes to a usual round; a result stays on show. */
export const declineAtom = atom(null, (get, set, at: number) => {
  set(comingAtom, null);
  set(offeredAtom, null);
  dropFragment();
  if (get(raceAtom) && get(phaseAtom) !== 'finish') set(restartAtom, at);
});

/** To be set once, at first: a link in the address that nobody has opened yet is opened. */
export const openAddressAtom = atom(null, (get, set) => {
  const fragment = addressFragment();
  if (isChallenge(fragment) && fragment !== get(openedAtom)) void set(followLinkAtom, fragment, 0);
  set(leaveAddressAtom);
});

/** Opens the link that was opened last once more. `at` is the press's own time stamp, in ms. */
export const retryLinkAtom = atom(null, async (get, set, at: number): Promise<void> => {
  const fragment = get(openedAtom);
  if (fragment !== null) await set(followLinkAtom, fragment, at);
});

/** To be set whenever a round begins or ends: what was opened during a round follows it, what is over leaves the address. */
export const followRoundAtom = atom(null, (get, set) => {
  const phase = get(phaseAtom);
  const held = get(heldAtom);
  if (phase === 'run') return;
  if (held !== null) {
    const challenge = set(readLinkAtom, held);
    set(offeredAtom, challenge);
  } else if (get(raceAtom) || (phase === 'finish' && get(troubleAtom) !== 'wordsNotLoaded')) {
    set(troubleAtom, null);
  }
  const offered = get(offeredAtom);
  // What the person has asked for since goes first.
  if (offered && phase === 'start' && !get(watchedAtom) && !get(raceAtom)) {
    set(offeredAtom, null);
    set(raceChallengeAtom, offered, 0);
  }
  set(leaveAddressAtom);
});

const leaveAddressAtom = atom(null, (get) => {
  const isStillOf = [get(comingAtom), get(heldAtom), get(offeredAtom)].some((one) => one !== null);
  // Nobody has refused it, and a reload may bring it.
  const isToBeTried = get(troubleAtom) === 'wordsNotLoaded';
  const isRaced = (get(raceAtom)?.challenger ?? null) !== null;
  if (!isStillOf && !isToBeTried && !isRaced && isChallenge(addressFragment())) dropFragment();
});
