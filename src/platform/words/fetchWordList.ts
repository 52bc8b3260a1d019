import { type StoredList, withoutVersion, wordsOfVersion } from '../../core/words/listVersions';
import { isFormerList } from '../../core/words/wordChoices';
import { loadModule, readFile } from '../page/hostFiles';

/** The URLs of the offered word lists that are loaded on demand, by file. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../assets/words/*-common.json', '../../../assets/words/english-*.json'],
  { query: '?url', import: 'default', eager: true },
);

/**
 * Fetches the words of a list by its name, such as `french-common-1`, of one that is not offered any more, or of an earlier
 * version. Origins and licences: assets/words/SOURCES.md.
 *
 * @throws if there is no such list or version, the fetch fails, or the answer is something else
 */
export async function fetchWordList(name: string): Promise<readonly string[]> {
  const list = withoutVersion(name);
  const file = isFormerList(name)
    ? (await loadModule(() => import('./formerLists'))).FORMER_FILES[pathOf(list)]
    : fileOf(list);
  if (!file) throw new Error(`There is no list ${name}.`);
  return readFile(file, async (answer) => {
    const stored: unknown = await answer.json();
    const words = isList(stored) ? wordsOfVersion(stored, name) : null;
    if (!words) throw new Error(`${file} is not the list ${name}.`);
    return words;
  });
}

/** The most used words of a language are in the file with all of its words. */
function fileOf(list: string): string | undefined {
  return FILES[pathOf(list)] ?? FILES[pathOf(list.replace(/-200$/, '-common'))];
}

function pathOf(list: string): string {
  return `../../../assets/words/${list}.json`;
}

/** Of earlier versions, a list that is damaged in transit has no words that a round's hash fits. */
function isList(value: unknown): value is StoredList {
  const { id, words } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof words === 'string';
}
