/** The URLs of the word lists that are loaded on demand, by file. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../assets/words/*.json', '!../../../assets/words/english.json'],
  { query: '?url', import: 'default', eager: true },
);

/**
 * Fetches the words of a list by its name, such as `french-1`. Origins and licences: assets/words/SOURCES.md.
 *
 * @throws if there is no such list, the fetch fails, or the answer is something else
 */
export async function fetchWordList(name: string): Promise<readonly string[]> {
  const file = FILES[`../../../assets/words/${name.replace(/-\d+$/, '')}.json`];
  if (!file) throw new Error(`There is no list ${name}.`);
  const list: unknown = await (await fetch(file)).json();
  if (!isList(list) || list.id !== name) throw new Error(`${file} is not the list ${name}.`);
  return list.words.split(' ');
}

function isList(value: unknown): value is { readonly id: string; readonly words: string } {
  const { id, words } = (value ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof words === 'string';
}
