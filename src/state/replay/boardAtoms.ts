import { atom, type Getter } from 'jotai';
import type { Place } from '../../core/race/ghost';
import { clockSeconds } from '../../core/round/round';
import { nextTextOf } from '../../core/round/roundSetup';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { shapingOf } from '../../core/words/shaping';
import { isLessonAtom } from '../round/learningAtom';
import { finishedPracticeAtom, isOfPractice, practiceAtom } from '../round/practiceAtom';
import { clockSecondsAtom, outlineAtom, roundAtom, setupAtom } from '../round/roundAtoms';
import { ghostAtom, ghostPlaceAtom, sittingAtom, watchedAtom } from '../round/sittingAtoms';

/** When the replay began, as a time stamp in ms; null for none. */
export const watchingSinceAtom = atom((get) => get(watchedAtom)?.sinceMs ?? null);

/** The round that is watched, as it can be looked up at any time; null for none. */
export const watchedPlaybackAtom = atom((get) => get(watchedAtom)?.playback ?? null);

/** What the clock in the heading shows, in whole seconds: that of the replay while a round is watched. */
export const clockSecondsOnBoardAtom = atom((get) => {
  const watched = get(watchedAtom);
  return watched ? clockSeconds(watched.round) : get(clockSecondsAtom);
});

/** Whether a replay is on the board. */
export const isWatchingAtom = atom((get) => get(watchedAtom) !== null);

/** The ghost's place among the words on the board; null where it is not: in a replay, at the end, in another batch. */
export function ghostOnBoard(get: Getter): Place | null {
  const place = get(ghostPlaceAtom);
  if (!place || get(watchedAtom)) return null;
  const { batchNumber, phase } = get(outlineAtom);
  return place.batchNumber === batchNumber && phase !== 'finish' ? place : null;
}

/** The pace of the ghost in the round on the board; null without one, in a race and in a replay. */
export const paceOnBoardAtom = atom((get) => (get(watchedAtom) ? null : (get(ghostAtom)?.pace ?? null)));

/** Whether the canvas shows the words: not before its first drawing, nor where the browser has none. */
export const isCanvasShownAtom = atom(false);

/** The room that the page keeps for the keyboard below the words, in CSS pixels. */
export interface KeyboardPlace {
  /** From the words to its upper edge. */
  readonly gapCssPx: number;
  /** From one key to the next. */
  readonly keyWidthCssPx: number;
  readonly keyHeightCssPx: number;
}

/**
 * Where the board has a keyboard; null while none is shown. Here, because in a file of the keyboard's it would be a
 * chunk of its own, and the board would come a request later for everybody.
 */
export const keyboardPlaceAtom = atom<KeyboardPlace | null>(null);

/** The round that the board shows: the replay's or the current one. */
export const roundOnBoardAtom = atom((get) => get(watchedAtom)?.round ?? get(roundAtom));

/**
 * The text of the batch after the one on the board; '' where none follows. Of a custom text a replay has only what has
 * been shown: nothing follows the last batch of that.
 */
export function nextTextOnBoard(get: Getter): string {
  const watched = get(watchedAtom);
  const round = watched?.round ?? get(roundAtom);
  const isPast = watched !== null && round.batchNumber + 1 >= watched.played.texts.length;
  if (isPast && round.setup.wordList === CUSTOM_TEXT) return '';
  return nextTextOf(round) ?? '';
}

/** The setup of the round that the board shows. */
export const setupOnBoardAtom = atom((get) => get(watchedAtom)?.round.setup ?? get(setupAtom));

/** How the words on the board are set; null for letters in equal cells. */
export const shapingOnBoardAtom = atom((get) => shapingOf(get(setupOnBoardAtom)));

/** The practice that was finished at the result on the board; null for another round, and before. */
export const practiceSummaryAtom = atom((get) => {
  const finished = get(finishedPracticeAtom);
  return finished?.sitting === get(sittingAtom).number ? finished.practice : null;
});

/** The practice that the result on the board tells what it gave: of one of the first usual rounds after it. */
export const practiceToTellAtom = atom((get) => {
  const finished = get(finishedPracticeAtom);
  return finished?.usualSittings.includes(get(sittingAtom).number) ? finished.practice : null;
});

/** The practice that the current round is of; null for other rounds, raced ones of another practice among them. */
export const practiceOfRoundAtom = atom((get) => {
  const practice = get(practiceSummaryAtom) ?? get(practiceAtom);
  return practice && isOfPractice(get(setupAtom), practice) ? practice : null;
});

/** The practice of which the board shows a round; null for other rounds, and in a replay. */
export const practiceOnBoardAtom = atom((get) => (get(isWatchingAtom) ? null : get(practiceOfRoundAtom)));

/** Whether the board shows a lesson of the course that is under way; not in a replay. */
export const isLessonOnBoardAtom = atom((get) => !get(isWatchingAtom) && get(isLessonAtom));

/** The words on the board, separated by single spaces. */
export const shownWordsAtom = atom((get) => get(watchedAtom)?.round.expected ?? get(outlineAtom).expected);
