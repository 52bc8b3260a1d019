import { atom, type Getter } from 'jotai';
import { chooseLayout } from '../../core/keyboard/chooseLayout';
import { type DrawnKeyboard, drawnKeyboard } from '../../core/keyboard/drawnKeyboard';
import type { Stroke } from '../../core/keyboard/strokes';
import { strokesLeft } from '../../core/keyboard/strokesLeft';
import type { Round } from '../../core/round/round';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { optionsAtom } from '../options/optionsAtoms';
import { composedAtom } from '../round/composedAtom';
import { setupAtom } from '../round/roundAtoms';
import { areWordsHidden } from '../speech/speechAtoms';
import { keyboardFactsAtom } from './keyboardFactsAtoms';

// Each in an atom of its own: a new round with the same words leaves them, and so the keyboard, as they are.
const languageAtom = atom((get) => get(setupAtom).lang);
const customWordsAtom = atom((get) => {
  const { wordList, words } = get(setupAtom);
  return wordList === CUSTOM_TEXT ? words : undefined;
});
const charactersAtom = atom((get) => get(setupAtom).characters ?? '');
const chosenAtom = atom((get) => get(optionsAtom).keyboard);
const layoutAtom = atom((get) =>
  chooseLayout({
    facts: get(keyboardFactsAtom),
    chosen: get(chosenAtom),
    wordsLanguage: get(languageAtom),
    words: get(customWordsAtom),
  }),
);

/** Whether the choice of a layout makes a difference to the words of the round: it does to those in Latin letters. */
export const hasLayoutChoiceAtom = atom((get) => get(layoutAtom).family !== null);

/** The keyboard for the words of the round: an object that stays the same as long as its keys do. */
export const drawnKeyboardAtom = atom(
  (get): DrawnKeyboard => drawnKeyboard(get(layoutAtom), get(charactersAtom)),
);

/**
 * The strokes of the character at the cursor, in order, less those by which it is being composed; none at the end, where
 * it cannot be typed, and of a hidden word.
 */
export function nextStrokes(get: Getter, round: Round, { strokes }: DrawnKeyboard): readonly Stroke[] {
  if (round.phase === 'finish' || areWordsHidden(get)) return [];
  return strokesLeft(strokes, round.expected.slice(round.typed.length), get(composedAtom));
}
