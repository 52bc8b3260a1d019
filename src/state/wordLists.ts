import type { Getter, Setter } from 'jotai';
import type { FindWords } from '../core/recording';
import type { RoundSetup } from '../core/round';
import { scriptsOf } from '../core/scripts';
import { fetchWordList } from '../platform/otherWordLists';
import { loadScripts } from '../platform/scriptFonts';
import { findWordsAtom } from './roundAtoms';
import { loadedListsAtom } from './wordsAtoms';

/** Has a list ready under its name. @throws if it cannot be had */
export async function loadList(get: Getter, set: Setter, name: string): Promise<void> {
  if (get(findWordsAtom)(name)) return;
  const words = await fetchWordList(name);
  set(loadedListsAtom, new Map([...get(loadedListsAtom), [name, words]]));
}

/**
 * Reads rounds, which may be of any list. `act` is called with what finds words, and again when a list that it has asked
 * for in vain has come; a list that cannot be had is asked for once.
 */
export async function withWords<T>(get: Getter, set: Setter, act: (findWords: FindWords) => T): Promise<T> {
  const tried = new Set<string>();
  for (;;) {
    let missing: string | undefined;
    const done = act((name) => {
      const words = get(findWordsAtom)(name);
      if (!words && !tried.has(name)) missing ??= name;
      return words;
    });
    if (missing === undefined) return done;
    tried.add(missing);
    await loadList(get, set, missing).catch(() => {});
  }
}

/** Brings the fonts for a round's words; where one cannot be had, the browser's own stands in. */
export async function fontsFor({ characters = '' }: RoundSetup): Promise<void> {
  await loadScripts(scriptsOf(characters)).catch(() => {});
}
