import { readFileSync } from 'node:fs';
import { type StoredList, withoutVersion, wordsOfVersion } from '../../src/core/words/listVersions';
import { isShortList, WORDS_CHOICES } from '../../src/core/words/wordChoices';
import { listName } from '../../src/ui/options/languageNames';

/** What the labels of short lists end with. */
const SHORT = ', 200 most used';

/** The words of a list, by its name in the menu. */
export function listOf(label: string): ReadonlySet<string> {
  const isShort = label.endsWith(SHORT);
  const language = isShort ? label.slice(0, -SHORT.length) : label;
  const name =
    WORDS_CHOICES.map((choice) => choice.name).find(
      (one) => listName(one) === language && isShortList(one) === isShort,
    ) ?? '';
  const list = withoutVersion(name);
  const file = isShort ? list.replace(/-200$/, '-common') : list;
  return new Set(
    wordsOfVersion(JSON.parse(readFileSync(`assets/words/${file}.json`, 'utf8')) as StoredList, name),
  );
}

/** Those of the words that are not in a list. */
export function strangers(words: string, list: ReadonlySet<string>): string[] {
  return words.split(' ').filter((word) => !list.has(word));
}
