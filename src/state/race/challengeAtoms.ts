import { atom, type Getter, type Setter } from 'jotai';
import type { FindWords } from '../../core/history/recordingBytes';
import { type Challenge, type ChallengeTrouble, readChallenge } from '../../core/race/challengeLink';
import { isChallenge } from '../../core/race/isChallenge';
import { Playback } from '../../core/replay/playback';
import { withTimeout } from '../../platform/page/withTimeout';
import { addressFragment, dropFragment } from '../../platform/race/address';
import { loadFontsFor } from '../../platform/words/scriptFonts';
import { restartAtom } from '../next/restartAtom';
import { watchingSinceAtom } from '../replay/boardAtoms';
import { isTakenOverAtom, lastFinishedAtom, phaseAtom } from '../round/roundAtoms';
import { raceAtom, watchedAtom } from '../round/sittingAtoms';
import { findWordsAtom, withLoadedWords } from '../words/wordListAtoms';
import { raceRoundAtom } from './raceAtoms';

/**
 * What becomes of the latest challenge link. Each comes by one door, `openLinkAtom`, from whatever phase:
 *
 *     link ──► loading ──► its race (idle) | trouble     as soon as its words are here, or cannot be loaded
 *              loading ──► deferred                      if the app has yet to take over, or something else has begun
 *              deferred ─► offered | trouble             once the app has, and no round runs
 *              offered ──► its race (idle)               in place of a round in which nothing is typed yet
 *              trouble ──► loading                       with `Try again`, or once its words are here
 *              trouble ──► idle                          as a race begins or, unless a retry may help, a round ends
 *              any ──────► idle                          with `Not now` or `Dismiss`
 */
export type ChallengeLink =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading'; readonly fragment: string; readonly isRetry: boolean }
  | { readonly phase: 'deferred'; readonly read: ReadLink }
  | ReadLink;

/** A link that has been read: a challenge to race, or the reason why there is none. */
type ReadLink =
  | { readonly phase: 'offered'; readonly challenge: Challenge }
  | { readonly phase: 'trouble'; readonly fragment: string; readonly trouble: ChallengeTrouble };

/** Ignores characters after the link, which messengers or a sentence may have added. */
const LINK = /^#race=[\w-]+/;

const IDLE: ChallengeLink = { phase: 'idle' };
const linkAtom = atom<ChallengeLink>(IDLE);

/** What has become of the latest challenge link. */
export const challengeLinkAtom = atom((get) => get(linkAtom));

/**
 * Opens a link: loads its words, then lays them out for the race, or notes why it cannot be used. If something else has
 * begun meanwhile, the link is deferred. It replaces any link before it.
 *
 * @param at the time stamp of the event that brought it, in ms
 * @returns whether it has been opened, even if it turned out to be unusable
 */
export const openLinkAtom = atom(null, async (get, set, fragment: string, at: number): Promise<boolean> => {
  const before = get(linkAtom);
  const isRetry = before.phase === 'trouble' && before.fragment === fragment;
  const loading: ChallengeLink = { phase: 'loading', fragment, isRetry };
  const hasBegun = begunSince(get);
  set(linkAtom, loading);
  const read = await readWhenLoaded(get, set, fragment);
  // Declined, or replaced by a newer link.
  if (get(linkAtom) !== loading) return false;
  if (hasBegun()) {
    set(linkAtom, { phase: 'deferred', read });
    set(updateLinkAtom);
    return false;
  }
  if (read.phase === 'offered') {
    set(raceChallengeAtom, read.challenge, at);
  } else {
    // The sentence about a damaged link promises a new round.
    if (!canBeRetried(read) && get(raceAtom) && get(phaseAtom) === 'start') set(restartAtom, at);
    set(linkAtom, read);
  }
  cleanAddress(get);
  return true;
});

/** To be set as the app takes over, and whenever a round or a race begins or ends: a link may have waited for that. */
export const updateLinkAtom = atom(null, (get, set) => {
  if (!get(isTakenOverAtom) || get(phaseAtom) === 'run') return;
  const isFinish = get(phaseAtom) === 'finish';
  const link = get(linkAtom);
  if (link.phase === 'deferred') {
    const { read } = link;
    // Its words may have come meanwhile.
    set(linkAtom, canBeRetried(read) ? readLink(read.fragment, get(findWordsAtom)) : read);
  } else if (link.phase === 'trouble' && (get(raceAtom) || (isFinish && !canBeRetried(link)))) {
    set(linkAtom, IDLE);
  }
  const updated = get(linkAtom);
  // What the person has begun since then goes first.
  if (updated.phase === 'offered' && !isFinish && !get(watchedAtom) && !get(raceAtom)) {
    set(raceChallengeAtom, updated.challenge, 0);
  }
  cleanAddress(get);
});

/** To be set when word lists have been loaded: a link whose words could not be loaded is opened if they are there now. */
export const retryLinkAtom = atom(null, async (get, set): Promise<void> => {
  const link = get(linkAtom);
  if (link.phase !== 'trouble' || !canBeRetried(link)) return;
  if (readLink(link.fragment, get(findWordsAtom)).phase === 'offered')
    await set(openLinkAtom, link.fragment, 0);
});

/**
 * Declines a challenge, which brings a usual round (a result stays on screen), or dismisses the message about an
 * unusable link, which leaves the round as it is.
 *
 * @param at the press's own time stamp, in ms
 */
export const dismissLinkAtom = atom(null, (get, set, at: number) => {
  const isDeclined = get(linkAtom).phase !== 'trouble';
  set(linkAtom, IDLE);
  dropLink();
  if (isDeclined && get(raceAtom) && get(phaseAtom) !== 'finish') set(restartAtom, at);
});

const raceChallengeAtom = atom(null, (_get, set, { round, name }: Challenge, at: number) => {
  set(linkAtom, IDLE);
  set(raceRoundAtom, { raced: new Playback(round), challenger: name }, at);
});

/** Returns a function that says whether a round runs, or another one, a race or a replay has begun since. */
function begunSince(get: Getter): () => boolean {
  const ended = get(lastFinishedAtom);
  const race = get(raceAtom);
  const since = get(watchingSinceAtom);
  const isOther = <T>(now: T, before: T): boolean => now !== null && now !== before;
  return () =>
    // The player may have begun before the app has taken over.
    !get(isTakenOverAtom) ||
    get(phaseAtom) === 'run' ||
    (get(phaseAtom) === 'finish' && isOther(get(lastFinishedAtom), ended)) ||
    isOther(get(raceAtom), race) ||
    isOther(get(watchingSinceAtom), since);
}

/** Loads the words of a link and their fonts, and reads it. Gives up silently after a timeout; what was read says why. */
async function readWhenLoaded(get: Getter, set: Setter, fragment: string): Promise<ReadLink> {
  let read: ReadLink | undefined;
  const load = async (): Promise<void> => {
    read = await withLoadedWords(get, set, (findWords) => readLink(fragment, findWords));
    if (read.phase === 'offered') await loadFontsFor(read.challenge.round.setup);
  };
  await withTimeout(load()).catch(() => {});
  return read ?? readLink(fragment, get(findWordsAtom));
}

function readLink(fragment: string, findWords: FindWords): ReadLink {
  const read = readChallenge(linkIn(fragment), findWords);
  return 'challenge' in read
    ? { phase: 'offered', challenge: read.challenge }
    : { phase: 'trouble', fragment, trouble: read.trouble };
}

function linkIn(fragment: string): string {
  return LINK.exec(fragment)?.[0] ?? fragment;
}

/** Whether a reload or a retry may load the words. */
function canBeRetried(link: ChallengeLink): link is ChallengeLink & { readonly phase: 'trouble' } {
  return link.phase === 'trouble' && link.trouble === 'wordsNotLoaded';
}

/** Removes a link from the address, unless a reload should bring it again. */
function cleanAddress(get: Getter): void {
  const link = get(linkAtom);
  const isOver = link.phase === 'idle' || (link.phase === 'trouble' && !canBeRetried(link));
  const isRaced = (get(raceAtom)?.challenger ?? null) !== null;
  if (isOver && !isRaced) dropLink();
}

/** Removes a link from the address. Other fragments stay. */
function dropLink(): void {
  if (isChallenge(addressFragment())) dropFragment();
}
