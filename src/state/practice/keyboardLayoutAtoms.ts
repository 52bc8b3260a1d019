import { atom } from 'jotai';
import { preferredLanguage } from '../../platform/page/language';
import { readKeyboardLayout } from '../../platform/practice/keyboardLayout';

/** What can be found out about the person's keyboard. */
export interface KeyboardFacts {
  /** The characters by the codes of their keys; null where the browser does not tell them. */
  readonly layout: ReadonlyMap<string, string> | null;
  /** The person's language as a BCP 47 tag. */
  readonly language: string;
}

const factsAtom = atom<KeyboardFacts>({ layout: null, language: '' });

/** What is known about the person's keyboard so far. */
export const keyboardFactsAtom = atom((get) => get(factsAtom));

/** Asks the browser about the keyboard. The language is known at once. */
export const readKeyboardFactsAtom = atom(null, async (get, set) => {
  set(factsAtom, { ...get(factsAtom), language: preferredLanguage() });
  set(factsAtom, { ...get(factsAtom), layout: await readKeyboardLayout() });
});
