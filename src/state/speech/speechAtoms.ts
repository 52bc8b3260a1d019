import { atom, type Getter } from 'jotai';
import { openWordStart } from '../../core/round/openWord';
import { optionsAtom } from '../options/optionsAtoms';
import { isWatchingAtom, nextTextOnBoard, roundOnBoardAtom, shownWordsAtom } from '../replay/boardAtoms';
import { phaseAtom, setupAtom } from '../round/roundAtoms';

/** Whether nobody can say words: app/sayWords did not load, or no voice has answered it. */
export const isSpeechSilentAtom = atom(false);

/** Whether screen readers are still told how to have the words said: until the first key of a visit, or until they are. */
export const isSpeechOfferedAtom = atom(true);

/** Whether a voice has said the result that is shown, to its end. */
export const isResultSaidAtom = atom(false);

/** Whether the round is one by ear, which it stays whatever is chosen while it runs. */
export const isByEarAtom = atom((get) => get(setupAtom).settings.byEar === true);

/** Whether the page says the words itself. Screen readers then need not, and nothing is said twice. */
export const isSayingWordsAtom = atom((get) => get(isByEarAtom) && !get(isSpeechSilentAtom));

/** Whether words are hidden until they are typed: only while they are said, and never at the result. */
export function areWordsHidden(get: Getter): boolean {
  const isPlayed = get(phaseAtom) !== 'finish' && !get(isWatchingAtom);
  return isOfHiddenWords(get) && isPlayed;
}

/** The text of the next batch, of which the first line may be seen; '' where none follows or words are hidden. */
export function textAhead(get: Getter): string {
  return isOfHiddenWords(get) ? '' : nextTextOnBoard(get);
}

/** Whether the current round is one of hidden words, at its result, too: nothing moves there. */
function isOfHiddenWords(get: Getter): boolean {
  return get(optionsAtom).hidesWords && get(isSayingWordsAtom);
}

/**
 * The words on the board as far as they may be read, separated by single spaces: all of them, or where words are hidden,
 * those whose space has been typed.
 */
export const readableWordsAtom = atom((get) => {
  if (!areWordsHidden(get)) return get(shownWordsAtom);
  const round = get(roundOnBoardAtom);
  return round.expected.slice(0, openWordStart(round)).trimEnd();
});
