import { atom } from 'jotai';
import type { KeyboardFacts } from '../../core/keyboard/chooseLayout';
import { readKeyboardLayout } from '../../platform/keyboard/keyboardLayout';
import { preferredLanguage } from '../../platform/page/language';

type Letters = ReadonlyMap<string, string>;

/** What is known about the person's keyboard so far. */
export const keyboardFactsAtom = atom<KeyboardFacts>({ layout: null, language: '' });

/**
 * Asks the browser about the keyboard. The language is known at once.
 *
 * @param seen letters that keys have typed while others were drawn on them: they count unless the browser, asked again,
 *   reports another layout than before
 */
export const readKeyboardFactsAtom = atom(null, async (get, set, seen?: Letters) => {
  const language = preferredLanguage();
  if (get(keyboardFactsAtom).language !== language) {
    set(keyboardFactsAtom, { ...get(keyboardFactsAtom), language });
  }
  const layout = await readKeyboardLayout();
  const before = get(keyboardFactsAtom);
  // What stays the same is not drawn again.
  if (layout && !isSame(layout, before.layout)) set(keyboardFactsAtom, { language, layout });
  else if (seen) set(keyboardFactsAtom, { ...before, seen: withSeen(before.seen, seen) });
});

function isSame(one: Letters, other: Letters | null): boolean {
  return one.size === other?.size && Array.from(one).every(([code, key]) => other.get(code) === key);
}

/** What was seen before counts on, unless it contradicts: then the layout was switched since. */
function withSeen(before: Letters = new Map(), seen: Letters): Letters {
  const codes = new Map(Array.from(before, ([code, letter]) => [letter, code]));
  const isOther = Array.from(seen).some(([code, letter]) => before.has(code) || codes.has(letter));
  return isOther ? seen : new Map([...before, ...seen]);
}
