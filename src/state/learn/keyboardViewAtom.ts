import { atom } from 'jotai';
import { FIRST_LETTERS } from '../../core/learn/items';
import { optionsAtom } from '../options/optionsAtoms';
import { isLessonAtom } from '../round/learningAtom';
import { setupAtom } from '../round/roundAtoms';
import { learningChoiceAtom } from './learningChoiceAtoms';

/** What is drawn of the keyboard: as chosen, and in lessons with its fingers. */
export const keyboardViewAtom = atom((get) =>
  get(isLessonAtom) && get(learningChoiceAtom).hasKeyboard ? 'fingers' : get(optionsAtom).keyboardView,
);

/** The items of a lesson, and the new ones among them. */
export interface LessonKeys {
  readonly items: string;
  readonly fresh: string;
}

/** Those of the lesson on the board; null in any other round. */
export const lessonKeysAtom = atom((get): LessonKeys | null => {
  const { lesson } = get(setupAtom).settings;
  if (!lesson || !get(isLessonAtom)) return null;
  const [items, fresh] = lesson;
  // All of the first letters are new: what is told then is where the fingers rest.
  return { items, fresh: items.length > FIRST_LETTERS ? fresh : '' };
});
