import { atom } from 'jotai';
import type { KeyboardFacts } from '../../core/keyboard/chooseLayout';
import { readKeyboardLayout } from '../../platform/keyboard/keyboardLayout';
import { preferredLanguage } from '../../platform/page/language';

/** What is known about the person's keyboard so far. */
export const keyboardFactsAtom = atom<KeyboardFacts>({ layout: null, language: '' });

/** Asks the browser about the keyboard. The language is known at once. */
export const readKeyboardFactsAtom = atom(null, async (get, set) => {
  set(keyboardFactsAtom, { ...get(keyboardFactsAtom), language: preferredLanguage() });
  set(keyboardFactsAtom, { ...get(keyboardFactsAtom), layout: await readKeyboardLayout() });
});
