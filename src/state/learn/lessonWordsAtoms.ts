import { atom } from 'jotai';
import type { CourseScope } from '../../analysis/learn/countsForCourse';
import { chooseLayout } from '../../core/keyboard/chooseLayout';
import { type Finger, fingerOf } from '../../core/keyboard/keys';
import type { KeyboardLayout } from '../../core/keyboard/layouts';
import { isByOneKey, type Strokes, strokesOf } from '../../core/keyboard/strokes';
import { howMade } from '../../core/learn/howMade';
import { lessonList } from '../../core/learn/lessonList';
import { type LetterOrder, letterOrder } from '../../core/learn/letterOrder';
import { languageOf } from '../../core/words/wordChoices';
import { keyboardFactsAtom } from '../keyboard/keyboardFactsAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import { findWordsAtom } from '../words/wordListAtoms';

/** The list that lessons are dealt from; null where there is no course for the words. */
export const lessonListAtom = atom((get) => lessonList(get(optionsAtom).words));

/** The language of that list. */
const langAtom = atom((get) => languageOf(get(lessonListAtom) ?? ''));

/** The layout on which lessons are typed. */
const layoutAtom = atom((get) =>
  chooseLayout({
    facts: get(keyboardFactsAtom),
    chosen: get(optionsAtom).keyboard,
    wordsLanguage: get(langAtom),
  }),
);

/** What the course is in. */
export const courseScopeAtom = atom((get): CourseScope => {
  const lang = get(langAtom);
  const layout = get(layoutAtom).family;
  const usual = chooseLayout({ facts: get(keyboardFactsAtom), wordsLanguage: lang });
  return { lang, layout, isUsualLayout: layout === usual.family };
});

/** How the layout types each character. */
export const lessonStrokesAtom = atom((get) => strokesOf(get(layoutAtom)));

/** The finger that types a letter of a lesson; null for a thumb, and where more than one key does. */
export const fingerOfAtom = atom((get) => {
  const strokes = get(lessonStrokesAtom);
  return (letter: string): Finger | null =>
    isByOneKey(strokes, letter) ? fingerOf(strokes(letter)[0]?.code ?? '') : null;
});

/** How the layout types a letter for which one key is not enough, stroke by stroke. */
export const howMadeAtom = atom((get) => {
  const [layout, strokes] = [get(layoutAtom), get(lessonStrokesAtom)];
  return (letter: string) => howMade(layout, strokes, letter);
});

/** The words that lessons are dealt from, and the order of their letters; null until they are loaded. */
export const lessonWordsAtom = atom((get) => {
  const wordList = get(lessonListAtom);
  const words = wordList === null ? null : get(findWordsAtom)(wordList);
  if (wordList === null || !words) return null;
  return { wordList, words, order: orderOf(words, get(layoutAtom), get(lessonStrokesAtom)) };
});

const knownOrders = new WeakMap<readonly string[], Map<KeyboardLayout, LetterOrder>>();

/** Cached per list and layout: it takes a while, and does not change in a visit. */
function orderOf(words: readonly string[], layout: KeyboardLayout, strokes: Strokes): LetterOrder {
  const known = knownOrders.get(words) ?? new Map<KeyboardLayout, LetterOrder>();
  knownOrders.set(words, known);
  const order = known.get(layout) ?? letterOrder(words, strokes);
  known.set(layout, order);
  return order;
}
