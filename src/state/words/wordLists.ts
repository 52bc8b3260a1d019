import type { Getter, Setter } from 'jotai';
import type { FindWords } from '../../core/history/recording';
import type { RoundSetup } from '../../core/round/round';
import { scriptsOf } from '../../core/words/scripts';
import { inTime } from '../../platform/page/inTime';
import { fetchWordList } from '../../platform/words/otherWordLists';
import { loadScripts } from '../../platform/words/scriptFonts';
import { findWordsAtom } from '../round/roundAtoms';
import { withLists } from './withLists';
import { loadedListsAtom } from './wordsAtoms';

/** Has a list ready under its name. @throws if it cannot be had */
export async function loadList(get: Getter, set: Setter, name: string): Promise<void> {
  if (get(findWordsAtom)(name)) return;
  const words = await fetchWordList(name);
  set(loadedListsAtom, new Map([...get(loadedListsAtom), [name, words]]));
}

/**
 * Reads rounds, which may be of any list, as `withLists` does; a list that is loaded stays for others.
 *
 * @param tried the lists that were asked for before, for work on many rounds: one that cannot be had holds it up once
 */
export function withWords<T>(
  get: Getter,
  set: Setter,
  act: (findWords: FindWords) => T,
  tried?: Set<string>,
): Promise<T> {
  return withLists(
    (name) => get(findWordsAtom)(name),
    (name) => loadList(get, set, name),
    act,
    tried,
  );
}

/** Brings the fonts for a round's words; where one cannot be had, or not in time, the browser's own stands in. */
export async function fontsFor({ characters = '' }: RoundSetup): Promise<void> {
  await inTime(loadScripts(scriptsOf(characters))).catch(() => {});
}
