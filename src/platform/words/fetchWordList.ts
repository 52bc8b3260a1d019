import { type StoredList, withoutVersion, wordsOfVersion } from '../../core/words/listVersions';
import { readFile } from '../page/hostFiles';

/** The URLs of the word lists that are loaded on demand, by file. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../assets/words/*.json', '!../../../assets/words/english.json'],
  { query: '?url', import: 'default', eager: true },
);

/**
 * Fetches the words of a list by its name, such as `french-2`, or `french-1` for an earlier version. Origins and licences:
 * assets/words/SOURCES.md.
 *
 * @throws if there is no such list or version, the fetch fails, or the answer is something else
 */
export async function fetchWordList(name: string): Promise<readonly string[]> {
  const file = FILES[`../../../assets/words/${withoutVersion(name)}.json`];
  if (!file) throw new Error(`There is no list ${name}.`);
  return readFile(file, async (answer) => {
    const list: unknown = await answer.json();
    const words = isList(list) ? wordsOfVersion(list, name) : null;
    if (!words) throw new Error(`${file} is not the list ${name}.`);
    return words;
  });
}

/** Of earlier versions, a list that is damaged in transit has no words that a round's hash fits. */
function isList(value: unknown): value is StoredList {
  const { id, words } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof words === 'string';
}
