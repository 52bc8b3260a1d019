import { readFileSync } from 'node:fs';
import { WORDS_CHOICES } from '../../src/core/words/wordChoices';
import { listName } from '../../src/ui/options/languageNames';

/** The words of a list, by its name in the menu. */
export function listOf(label: string): ReadonlySet<string> {
  const name = WORDS_CHOICES.find((choice) => listName(choice.name) === label)?.name.replace(/-\d+$/, '');
  const { words } = JSON.parse(readFileSync(`assets/words/${name}.json`, 'utf8')) as { words: string };
  return new Set(words.split(' '));
}

/** Those of the words that are not in a list. */
export function strangers(words: string, list: ReadonlySet<string>): string[] {
  return words.split(' ').filter((word) => !list.has(word));
}
