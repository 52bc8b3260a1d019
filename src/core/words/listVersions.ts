/** A word list as it is stored. */
export interface StoredList {
  /** Its name, version included: `german-2`. */
  readonly id: string;
  /** With single spaces between them; sorted by UTF-16 units, or where `first200` is set, those that are used most first. */
  readonly words: string;
  /** The name of the list that has only the first 200 of them. */
  readonly first200?: string;
  /** What earlier versions had besides these words, by their names. */
  readonly earlier?: Readonly<Record<string, string>>;
}

const SHORT_LIST_WORDS = 200;

/**
 * The words of a stored list in the version of this name, sorted by UTF-16 units, as they are dealt; null if it is another
 * list, or has no such version.
 */
export function wordsOfVersion(list: StoredList, name: string): readonly string[] | null {
  const words = list.words.split(' ');
  if (name === list.first200) return words.slice(0, SHORT_LIST_WORDS).sort();
  if (name === list.id) return list.first200 === undefined ? words : words.sort();
  const more = list.earlier?.[name];
  if (more === undefined) return null;
  return more === '' ? words : [...words, ...more.split(' ')].sort();
}

/** The name of a list without its version: `german` of `german-2`. */
export function withoutVersion(name: string): string {
  return name.replace(/-\d+$/, '');
}

/** The name of a list in its first version: rounds of all its versions are compared. Of a custom text, its own. */
export function firstVersion(name: string): string {
  return name.replace(/-\d+$/, '-1');
}

/** Whether a name is that of a list in this version of it or an earlier one. The first version is 1. */
export function isVersionUpTo(latest: string, name: string): boolean {
  const list = withoutVersion(latest);
  if (withoutVersion(name) !== list) return false;
  const version = name.slice(list.length + 1);
  return /^[1-9]\d{0,3}$/.test(version) && Number(version) <= Number(latest.slice(list.length + 1));
}
