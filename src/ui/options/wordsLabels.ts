import type { RoundKind } from '../../core/options/options';
import { CUSTOM_TEXT, STANDARD_WORD_LIST } from '../../core/round/rules';
import { latestVersion, type WordsChoiceName } from '../../core/words/wordChoices';

/** The labels of the choices of words: of a language, its name in that language. */
const WORDS_LABELS: Readonly<Record<WordsChoiceName, string>> = {
  [STANDARD_WORD_LIST]: 'English common',
  'english-200-1': 'English 200',
  'english-10000-1': 'English 10,000',
  'czech-2': 'Čeština',
  'danish-1': 'Dansk',
  'german-2': 'Deutsch',
  'spanish-2': 'Español',
  'french-2': 'Français',
  'italian-2': 'Italiano',
  'dutch-1': 'Nederlands',
  'norwegian-1': 'Norsk',
  'polish-2': 'Polski',
  'portuguese-2': 'Português',
  'finnish-1': 'Suomi',
  'swedish-1': 'Svenska',
  'turkish-2': 'Türkçe',
  'greek-2': 'Ελληνικά',
  'bulgarian-3': 'Български',
  'russian-3': 'Русский',
  'ukrainian-2': 'Українська',
  [CUSTOM_TEXT]: 'Own text',
};

/** The label of a choice of words, in any version of its list: `Français`. The name itself if this version does not know it. */
export function wordsLabel(name: string): string {
  return (WORDS_LABELS as Readonly<Record<string, string>>)[latestVersion(name)] ?? name;
}

/** What words a kind of round has: `Français · capitals`, `practice en, e␣`; '' for the standard words. */
export function wordsOfKind({ wordList, capitals, numbers, practice }: RoundKind): string {
  const label = wordList !== STANDARD_WORD_LIST && wordsLabel(wordList);
  const pairs = practice && `practice ${practice.map((item) => item.replace(' ', '␣')).join(', ')}`;
  return [label, capitals && 'capitals', numbers && 'numbers', pairs].filter(Boolean).join(' · ');
}
