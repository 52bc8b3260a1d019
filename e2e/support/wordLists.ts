import { readFileSync } from 'node:fs';
import { frontDecoded } from '../../src/core/words/frontCoding';
import { WORDS_CHOICES } from '../../src/core/words/wordChoices';

/** The standard list, which is in the app, is coded; every other is words as they are. */
interface ListFile {
  readonly words?: string;
  readonly frontCoded?: string;
}

/** The words of a list, by its name in the menu. */
export function listOf(label: string): ReadonlySet<string> {
  const name = WORDS_CHOICES.find((choice) => choice.label === label)?.name.replace(/-\d+$/, '');
  const { words, frontCoded } = JSON.parse(readFileSync(`assets/words/${name}.json`, 'utf8')) as ListFile;
  return new Set(words?.split(' ') ?? frontDecoded(frontCoded ?? ''));
}

/** Which of some words are not in a list. */
export function strangers(words: string, list: ReadonlySet<string>): string[] {
  return words.split(' ').filter((word) => !list.has(word));
}
