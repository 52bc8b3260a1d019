import type { RoundSetup } from '../round/round';
import {
  NO_LIMIT_MS,
  OWN_TEXT,
  type RoundSettings,
  STANDARD_ROUND,
  STANDARD_WORD_LIST,
  type WordLimit,
} from '../round/rules';
import type { Caret, Sound } from './optionValues';

/** What a player may choose about rounds and their words. */
export interface Options {
  /** How long a round lasts: a whole number of seconds within `SECONDS`. */
  readonly seconds: number;
  /** How many words a round has instead, which then ends with the last of them. No effect on an own text. */
  readonly wordLimit?: WordLimit | undefined;
  /** The name of the list that the words are from, or `OWN_TEXT`. */
  readonly words: string;
  /** Whether words come with capitals and punctuation. No effect on an own text. */
  readonly capitals: boolean;
  /** Whether numbers are mixed in with the words. No effect on an own text. */
  readonly numbers: boolean;
  /** The size of the words in per cent of the usual one: a whole number within `SIZES`. */
  readonly size: number;
  readonly caret: Caret;
  /** Whether the caret glides from place to place instead of jumping. */
  readonly gliding: boolean;
  readonly sound: Sound;
  /** Whether the page says the words aloud. */
  readonly saysWords: boolean;
  /** Whether words that the page says stay hidden until they are typed. No effect on other rounds. */
  readonly hidesWords: boolean;
  /** How fast it says them, in per cent of the voice's usual speed: a whole number within `SPEECH_RATES`. */
  readonly speechRate: number;
  /** The voice, as a `voiceURI`, which another device may not have. Left out or '' for the best one on this device. */
  readonly voice?: string | undefined;
  /**
   * The layout that pictures of the keyboard have: a name of ui/practice/keyboards, or of another version. Left out where
   * the page finds it out.
   */
  readonly keyboard?: string | undefined;
}

/** The defaults. */
export const STANDARD_OPTIONS: Options = {
  seconds: STANDARD_ROUND.durationMs / 1000,
  // Named, so that choosing these takes back a number of words.
  wordLimit: undefined,
  words: STANDARD_WORD_LIST,
  capitals: false,
  numbers: false,
  size: 100,
  caret: 'line',
  gliding: false,
  sound: 'off',
  saysWords: false,
  hidesWords: false,
  speechRate: 100,
};

/** The settings of a round with these options, if its words are the standard ones. */
export function plainSettingsOf({ seconds, wordLimit, words, saysWords }: Options): RoundSettings {
  return {
    ...STANDARD_ROUND,
    durationMs: seconds * 1000,
    // The batches of an own text are as many words as fit.
    ...(wordLimit && words !== OWN_TEXT && { durationMs: NO_LIMIT_MS, wordLimit }),
    ...(saysWords && { byEar: saysWords }),
  };
}

/** The settings of a round with these options, except for the columns of an own text. */
export function settingsOf(options: Options): RoundSettings {
  const { words, capitals, numbers } = options;
  const isDealt = words !== OWN_TEXT;
  return {
    ...plainSettingsOf(options),
    ...(isDealt && capitals && { capitals }),
    ...(isDealt && numbers && { numbers }),
  };
}

/** Whether rounds with these options use the standard words: the standard list, plain. */
export function haveStandardWords({ words, capitals, numbers }: Options): boolean {
  return words === STANDARD_WORD_LIST && !capitals && !numbers;
}

/** Whether these options give the standard round. Size, caret and sound do not matter. */
export function haveStandardRound(options: Options): boolean {
  const { seconds, wordLimit, saysWords } = options;
  return haveStandardWords(options) && seconds === STANDARD_OPTIONS.seconds && !wordLimit && !saysWords;
}

/** What must be equal for two rounds to be comparable: what ends them, their words, and whether these are said. */
export interface RoundKind extends RoundSettings {
  /** The name of a list, or `OWN_TEXT`. */
  readonly wordList: string;
}

/** The kind of a round with these options. */
export function kindOfOptions(options: Options): RoundKind {
  return { ...settingsOf(options), wordList: options.words };
}

/** The kind of a round with this setup. */
export function kindOfSetup({ settings, wordList }: Pick<RoundSetup, 'settings' | 'wordList'>): RoundKind {
  return { ...settings, wordList };
}

/** Whether this is the standard round. Only such rounds count for the highest score. */
export function isStandard(kind: RoundKind): boolean {
  return areComparable(kind, { ...STANDARD_ROUND, wordList: STANDARD_WORD_LIST });
}

/** Whether rounds of these two kinds can be compared. */
export function areComparable(one: RoundKind, other: RoundKind): boolean {
  return kindKey(one) === kindKey(other);
}

/** A key that is equal for comparable rounds. The line width of an own text is not part of it. */
export function kindKey(kind: RoundKind): string {
  const { durationMs, wordLimit, wordsPerBatch, capitals, numbers, practice, byEar, wordList } = kind;
  const seen = `${durationMs},${wordsPerBatch},${capitals === true},${numbers === true},${wordList}`;
  const limit = wordLimit ? ` ${wordLimit} words` : '';
  const practised = practice?.length ? ` ${practice.join('\n')}` : '';
  // One string: a list of thousands of rounds asks for the key of each.
  return `${seen}${byEar ? ' by ear' : ''}${limit}${practised}`;
}
