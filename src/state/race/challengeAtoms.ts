import { atom, type Getter } from 'jotai';
import { type Challenge, type ChallengeTrouble, readChallenge } from '../../core/race/challengeLink';
import { isChallenge } from '../../core/race/challengePrefix';
import { Playback } from '../../core/replay/playback';
import { withTimeout } from '../../platform/page/withTimeout';
import { addressFragment, dropFragment } from '../../platform/race/address';
import { raceAtom, watchedAtom, watchingSinceAtom } from '../replay/boardAtoms';
import { lastFinishedAtom, phaseAtom, restartAtom } from '../round/roundAtoms';
import { findWordsAtom } from '../words/listsByName';
import { loadFontsFor, withLoadedWords } from '../words/wordListAtoms';
import { raceRoundAtom } from './raceAtoms';

export type { ChallengeTrouble };

/** Ignores characters after the link, which messengers or a sentence may have added. */
const LINK = /^#race=[\w-]+/;

function linkIn(fragment: string): string {
  return LINK.exec(fragment)?.[0] ?? fragment;
}

/** The fragment of the latest link. */
const fragmentAtom = atom<string | null>(null);
/** The token of the link whose words are loading; null for none. */
const loadingAtom = atom<object | null>(null);
/** The fragment of a link that is deferred until the player has finished what they began. */
const deferredAtom = atom<string | null>(null);
const offeredAtom = atom<Challenge | null>(null);
const troubleAtom = atom<ChallengeTrouble | null>(null);

/** A challenge that was opened during a round which is now over. It begins instead of the next round. */
export const offeredChallengeAtom = atom((get) => get(offeredAtom));

/** Why the latest link cannot be used; null if it can, or if there is none. */
export const linkTroubleAtom = atom((get) => get(troubleAtom));

/**
 * Loads the words of a link, then opens it. If the person has begun something else meanwhile, the link is deferred; a
 * newer link replaces it.
 *
 * @param at the time stamp of the event that brought it, in ms
 * @returns whether it has been opened, even if it turned out to be unusable
 */
export const loadAndOpenLinkAtom = atom(
  null,
  async (get, set, fragment: string, at: number): Promise<boolean> => {
    const token = {};
    const hasBegun = begunSince(get);
    set(fragmentAtom, fragment);
    set(deferredAtom, null);
    set(offeredAtom, null);
    set(troubleAtom, null);
    set(loadingAtom, token);
    await set(loadLinkWordsAtom, fragment);
    if (get(loadingAtom) !== token) return false;
    if (hasBegun()) {
      set(loadingAtom, null);
      set(deferredAtom, fragment);
      set(updateLinkAtom);
      return false;
    }
    set(openLinkAtom, fragment, at);
    set(cleanAddressAtom);
    return true;
  },
);

/** Returns a function that says whether the person has begun something since: a round, a race or a replay. */
function begunSince(get: Getter): () => boolean {
  const ended = get(lastFinishedAtom);
  const race = get(raceAtom);
  const since = get(watchingSinceAtom);
  const isOther = <T>(now: T, before: T): boolean => now !== null && now !== before;
  return () =>
    get(phaseAtom) === 'run' ||
    (get(phaseAtom) === 'finish' && isOther(get(lastFinishedAtom), ended)) ||
    isOther(get(raceAtom), race) ||
    isOther(get(watchingSinceAtom), since);
}

/**
 * Opens a link whose words have been loaded: lays out the challenge's words, or sets `linkTroubleAtom`. During a round
 * the link is deferred to its end.
 *
 * @param at the time stamp of the event that brought it, in ms
 */
export const openLinkAtom = atom(null, (get, set, fragment: string, at: number) => {
  set(fragmentAtom, fragment);
  set(loadingAtom, null);
  if (get(phaseAtom) === 'run') {
    set(deferredAtom, fragment);
    return;
  }
  const challenge = set(readLinkAtom, fragment);
  if (challenge) set(raceChallengeAtom, challenge, at);
});

/** Loads the words of a link and their fonts. Gives up silently after a timeout; opening the link then says why. */
export const loadLinkWordsAtom = atom(null, async (get, set, fragment: string): Promise<void> => {
  const load = async (): Promise<void> => {
    const read = await withLoadedWords(get, set, (findWords) => readChallenge(linkIn(fragment), findWords));
    if ('challenge' in read) await loadFontsFor(read.challenge.round.setup);
  };
  await withTimeout(load()).catch(() => {});
});

const raceChallengeAtom = atom(null, (_get, set, { round, name }: Challenge, at: number) =>
  set(raceRoundAtom, { ghost: new Playback(round), challenger: name }, at),
);

const readLinkAtom = atom(null, (get, set, fragment: string): Challenge | null => {
  set(deferredAtom, null);
  set(offeredAtom, null);
  const read = readChallenge(linkIn(fragment), get(findWordsAtom));
  const isUsable = 'challenge' in read;
  set(troubleAtom, isUsable ? null : read.trouble);
  return isUsable ? read.challenge : null;
});

/** Dismisses the message about an unusable link. */
export const dismissLinkTroubleAtom = atom(null, (_get, set) => {
  set(troubleAtom, null);
  set(cleanAddressAtom);
});

/** Declines a challenge: goes back to a usual round. A result stays on screen. */
export const declineChallengeAtom = atom(null, (get, set, at: number) => {
  set(loadingAtom, null);
  set(offeredAtom, null);
  dropFragment();
  if (get(raceAtom) && get(phaseAtom) !== 'finish') set(restartAtom, at);
});

/** Opens a link in the page's address that has not been opened yet. To be set once, at mount. */
export const openLinkInAddressAtom = atom(null, (get, set) => {
  const fragment = addressFragment();
  if (isChallenge(fragment) && fragment !== get(fragmentAtom)) void set(loadAndOpenLinkAtom, fragment, 0);
  set(cleanAddressAtom);
});

/** Tries the latest link again. `at` is the press's own time stamp, in ms. */
export const retryLinkAtom = atom(null, async (get, set, at: number): Promise<void> => {
  const fragment = get(fragmentAtom);
  if (fragment !== null) await set(loadAndOpenLinkAtom, fragment, at);
});

/** To be set whenever a round begins or ends. Opens a deferred link, and removes a used one from the address. */
export const updateLinkAtom = atom(null, (get, set) => {
  const phase = get(phaseAtom);
  const deferred = get(deferredAtom);
  if (phase === 'run') return;
  if (deferred !== null) {
    const challenge = set(readLinkAtom, deferred);
    set(offeredAtom, challenge);
  } else if (get(raceAtom) || (phase === 'finish' && get(troubleAtom) !== 'wordsNotLoaded')) {
    set(troubleAtom, null);
  }
  const offered = get(offeredAtom);
  // What the person has begun since then goes first.
  if (offered && phase === 'start' && !get(watchedAtom) && !get(raceAtom)) {
    set(offeredAtom, null);
    set(raceChallengeAtom, offered, 0);
  }
  set(cleanAddressAtom);
});

const cleanAddressAtom = atom(null, (get) => {
  const isPending = [get(loadingAtom), get(deferredAtom), get(offeredAtom)].some((one) => one !== null);
  // A reload may load the words, so the link stays in the address.
  const canBeRetried = get(troubleAtom) === 'wordsNotLoaded';
  const isRaced = (get(raceAtom)?.challenger ?? null) !== null;
  if (!isPending && !canBeRetried && !isRaced && isChallenge(addressFragment())) dropFragment();
});
