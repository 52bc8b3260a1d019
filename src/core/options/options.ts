import type { RoundSetup } from '../round/round';
import { OWN_TEXT, type RoundSettings, STANDARD_ROUND, STANDARD_WORD_LIST } from '../round/rules';
import type { Caret, Sound } from './optionValues';

/** What a player may choose about rounds and their words. */
export interface Options {
  /** How long a round lasts: a whole number of seconds within `SECONDS`. */
  readonly seconds: number;
  /** The name of the list that the words are from, or `OWN_TEXT`. */
  readonly words: string;
  /** Whether words come with capitals and punctuation. An own text is as it is. */
  readonly capitals: boolean;
  /** Whether numbers are among the words. An own text is as it is. */
  readonly numbers: boolean;
  /** How large the words are, in per cent of their usual size: a whole number within `SIZES`. */
  readonly size: number;
  readonly caret: Caret;
  /** Whether the caret glides from place to place instead of jumping. */
  readonly gliding: boolean;
  readonly sound: Sound;
}

/** What everybody gets. */
export const STANDARD_OPTIONS: Options = {
  seconds: STANDARD_ROUND.durationMs / 1000,
  words: STANDARD_WORD_LIST,
  capitals: false,
  numbers: false,
  size: 100,
  caret: 'line',
  gliding: false,
  sound: 'off',
};

/** The settings of a round with these options, but for the columns of an own text. */
export function settingsOf({ seconds, words, capitals, numbers }: Options): RoundSettings {
  const isDealt = words !== OWN_TEXT;
  return {
    ...STANDARD_ROUND,
    durationMs: seconds * 1000,
    ...(isDealt && capitals && { capitals }),
    ...(isDealt && numbers && { numbers }),
  };
}

/** Whether rounds with these options are of the words that everybody gets. */
export function haveStandardWords({ words, capitals, numbers }: Options): boolean {
  return words === STANDARD_WORD_LIST && !capitals && !numbers;
}

/** Whether rounds with these options are the one that everybody gets. */
export function areStandard(options: Options): boolean {
  return haveStandardWords(options) && options.seconds === STANDARD_OPTIONS.seconds;
}

/** What decides whether rounds can be compared: how long they last, and over which words. */
export interface RoundKind extends RoundSettings {
  /** The name of a list, or `OWN_TEXT`. */
  readonly wordList: string;
}

/** The kind of the rounds with these options. */
export function kindOf(options: Options): RoundKind {
  return { ...settingsOf(options), wordList: options.words };
}

/** The kind of the round that a setup makes. */
export function kindOfSetup({ settings, wordList }: Pick<RoundSetup, 'settings' | 'wordList'>): RoundKind {
  return { ...settings, wordList };
}

/** Whether this is the round that everybody gets: the highest score is of such rounds alone. */
export function isStandard(kind: RoundKind): boolean {
  return areSame(kind, { ...STANDARD_ROUND, wordList: STANDARD_WORD_LIST });
}

/** Whether rounds of these kinds can be compared. */
export function areSame(one: RoundKind, other: RoundKind): boolean {
  return keyOf(one) === keyOf(other);
}

/** A text that is the same for rounds that can be compared. How wide the lines of an own text are makes no difference. */
export function keyOf({ durationMs, wordsPerBatch, capitals, numbers, wordList }: RoundKind): string {
  return [durationMs, wordsPerBatch, capitals === true, numbers === true, wordList].join();
}
