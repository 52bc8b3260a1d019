import { atom } from 'jotai';
import type { KeyboardFacts } from '../../core/keyboard/chooseLayout';
import { readKeyboardLayout } from '../../platform/keyboard/keyboardLayout';
import { preferredLanguage } from '../../platform/page/language';

const factsAtom = atom<KeyboardFacts>({ layout: null, language: '' });

/** What is known about the person's keyboard so far. */
export const keyboardFactsAtom = atom((get) => get(factsAtom));

/** Asks the browser about the keyboard. The language is known at once. */
export const readKeyboardFactsAtom = atom(null, async (get, set) => {
  set(factsAtom, { ...get(factsAtom), language: preferredLanguage() });
  set(factsAtom, { ...get(factsAtom), layout: await readKeyboardLayout() });
});
