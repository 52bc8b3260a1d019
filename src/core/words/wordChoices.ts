import type { RoundKind } from '../options/options';
import { CUSTOM_TEXT, STANDARD_WORD_LIST } from '../round/rules';

/** One choice of words in the options. */
export interface WordsChoice {
  /** The name of the list, version included, or `CUSTOM_TEXT`. */
  readonly name: string;
  /** The name in the options: that of the language, in that language. */
  readonly label: string;
  /** The words' language as a BCP 47 tag; '' if unknown, left out if it is the page's own. */
  readonly lang?: string;
}

/**
 * All choices: the English lists, the other languages sorted by their names, the player's custom text. The words of
 * `czech-1` are in assets/words/czech.json.
 */
export const WORDS_CHOICES: readonly WordsChoice[] = [
  { name: STANDARD_WORD_LIST, label: 'English common' },
  { name: 'english-200-1', label: 'English 200' },
  { name: 'english-10000-1', label: 'English 10,000' },
  { name: 'czech-1', label: 'Čeština', lang: 'cs' },
  { name: 'danish-1', label: 'Dansk', lang: 'da' },
  { name: 'german-1', label: 'Deutsch', lang: 'de' },
  { name: 'spanish-1', label: 'Español', lang: 'es' },
  { name: 'french-1', label: 'Français', lang: 'fr' },
  { name: 'italian-1', label: 'Italiano', lang: 'it' },
  { name: 'dutch-1', label: 'Nederlands', lang: 'nl' },
  { name: 'norwegian-1', label: 'Norsk', lang: 'nb' },
  { name: 'polish-1', label: 'Polski', lang: 'pl' },
  { name: 'portuguese-1', label: 'Português', lang: 'pt-BR' },
  { name: 'finnish-1', label: 'Suomi', lang: 'fi' },
  { name: 'swedish-1', label: 'Svenska', lang: 'sv' },
  { name: 'turkish-1', label: 'Türkçe', lang: 'tr' },
  { name: 'greek-1', label: 'Ελληνικά', lang: 'el' },
  { name: 'bulgarian-1', label: 'Български', lang: 'bg' },
  { name: 'russian-1', label: 'Русский', lang: 'ru' },
  { name: 'ukrainian-1', label: 'Українська', lang: 'uk' },
  { name: CUSTOM_TEXT, label: 'Own text', lang: '' },
];

/** Whether this is the name of a choice. */
export function isWordsChoice(name: string): boolean {
  return choiceOf(name) !== undefined;
}

/** The `lang` of a list's words, as in `WordsChoice`. */
export function languageOf(wordList: string): string | undefined {
  return choiceOf(wordList)?.lang;
}

/** The label of a round's words: `Français · capitals`, `practice en, e␣`; '' for the standard words. */
export function wordsLabel({ wordList, capitals, numbers, practice }: RoundKind): string {
  const label = wordList !== STANDARD_WORD_LIST && (choiceOf(wordList)?.label ?? wordList);
  const pairs = practice && `practice ${practice.map((item) => item.replace(' ', '␣')).join(', ')}`;
  return [label, capitals && 'capitals', numbers && 'numbers', pairs].filter(Boolean).join(' · ');
}

function choiceOf(words: string): WordsChoice | undefined {
  return WORDS_CHOICES.find(({ name }) => name === words);
}
