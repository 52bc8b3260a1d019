import type { RoundKind } from './options';
import { OWN_TEXT, STANDARD_WORD_LIST } from './rules';

/** Words that may be chosen. */
export interface WordsChoice {
  /** The name of the list, with its version in it, or `OWN_TEXT`. */
  readonly name: string;
  /** As its readers call it. */
  readonly label: string;
}

/** All that may be chosen; languages in the order of their names. */
export const WORDS_CHOICES: readonly WordsChoice[] = [
  { name: STANDARD_WORD_LIST, label: 'English common' },
  { name: 'english-200-1', label: 'English 200' },
  { name: 'english-10000-1', label: 'English 10,000' },
  { name: 'czech-1', label: 'Čeština' },
  { name: 'danish-1', label: 'Dansk' },
  { name: 'german-1', label: 'Deutsch' },
  { name: 'spanish-1', label: 'Español' },
  { name: 'french-1', label: 'Français' },
  { name: 'italian-1', label: 'Italiano' },
  { name: 'dutch-1', label: 'Nederlands' },
  { name: 'norwegian-1', label: 'Norsk' },
  { name: 'polish-1', label: 'Polski' },
  { name: 'portuguese-1', label: 'Português' },
  { name: 'finnish-1', label: 'Suomi' },
  { name: 'swedish-1', label: 'Svenska' },
  { name: 'turkish-1', label: 'Türkçe' },
  { name: 'greek-1', label: 'Ελληνικά' },
  { name: 'bulgarian-1', label: 'Български' },
  { name: 'russian-1', label: 'Русский' },
  { name: 'ukrainian-1', label: 'Українська' },
  { name: OWN_TEXT, label: 'Own text' },
];

/** What is told of a round's words, where they are not the standard ones: `Français · capitals`; else nothing. */
export function labelOfWords({ wordList, capitals, numbers }: RoundKind): string {
  const label = WORDS_CHOICES.find(({ name }) => name === wordList)?.label ?? wordList;
  return [wordList !== STANDARD_WORD_LIST && label, capitals && 'capitals', numbers && 'numbers']
    .filter(Boolean)
    .join(' · ');
}
