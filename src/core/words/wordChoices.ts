import { CUSTOM_TEXT, STANDARD_WORD_LIST } from '../round/rules';
import { isVersionUpTo } from './listVersions';

/** One choice of words in the options. */
interface WordsChoice {
  /** The name of the list in its latest version, or `CUSTOM_TEXT`. */
  readonly name: string;
  /** The words' language as a BCP 47 tag; '' if unknown, left out if it is English. */
  readonly lang?: string;
}

/**
 * All choices, in the order in which they are offered: the English lists, the other languages sorted by their own names,
 * the player's custom text. Their labels are in ui/options/wordsLabels. The words of `czech-2` are in
 * assets/words/czech.json.
 */
export const WORDS_CHOICES = [
  { name: STANDARD_WORD_LIST },
  { name: 'english-200-1' },
  { name: 'english-10000-1' },
  { name: 'czech-2', lang: 'cs' },
  { name: 'danish-1', lang: 'da' },
  { name: 'german-2', lang: 'de' },
  { name: 'spanish-2', lang: 'es' },
  { name: 'french-2', lang: 'fr' },
  { name: 'italian-2', lang: 'it' },
  { name: 'dutch-1', lang: 'nl' },
  { name: 'norwegian-1', lang: 'nb' },
  { name: 'polish-2', lang: 'pl' },
  { name: 'portuguese-2', lang: 'pt-BR' },
  { name: 'finnish-1', lang: 'fi' },
  { name: 'swedish-1', lang: 'sv' },
  { name: 'turkish-2', lang: 'tr' },
  { name: 'greek-2', lang: 'el' },
  { name: 'bulgarian-3', lang: 'bg' },
  { name: 'russian-3', lang: 'ru' },
  { name: 'ukrainian-2', lang: 'uk' },
  { name: CUSTOM_TEXT, lang: '' },
] as const satisfies readonly WordsChoice[];

export type WordsChoiceName = (typeof WORDS_CHOICES)[number]['name'];

/** Whether this is the name of a choice, or of an earlier version of its list. */
export function isWordsChoice(name: string): boolean {
  return choiceOf(name) !== undefined;
}

/** The name of a list in its latest version; of one that is no choice, its own. */
export function latestVersion(name: string): string {
  return choiceOf(name)?.name ?? name;
}

/** The `lang` of a list's words, as in `WordsChoice`. */
export function languageOf(wordList: string): string | undefined {
  return choiceOf(wordList)?.lang;
}

function choiceOf(words: string): WordsChoice | undefined {
  return (
    WORDS_CHOICES.find(({ name }) => name === words) ??
    WORDS_CHOICES.find(({ name }) => isVersionUpTo(name, words))
  );
}
