/*
 * What each option can be, and what it makes of a round. Its label, its place on the page and its commands are in
 * ui/options/optionViews, under the same name.
 */
import { isListName } from '../history/recordingLimits';
import {
  MISTAKE_RULES,
  STANDARD_ROUND,
  STANDARD_WORD_LIST,
  WORD_COUNT_DEADLINE_MS,
  WORD_LIMITS,
} from '../round/rules';
import type { RoundKind } from './options';

/** An option of rounds. */
export interface Option<Value> {
  /** The value where nothing else is chosen. */
  readonly standard: Value;
  /** All values, if there are only a few. */
  readonly values?: readonly Value[];
  /** The smallest and the greatest of its whole numbers. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** Whether this is a value of the option. */
  isValid(value: unknown): boolean;
  /** Left out if rounds are of the same kind whatever is chosen. */
  readonly kind?: {
    /** What a value makes of a round's kind. */
    of(value: Value): Partial<RoundKind>;
    /** The value that a round of this kind has. */
    valueIn(kind: RoundKind): Value;
  };
  /** Whether it decides which words are typed. */
  readonly isOfWords?: true;
  /** Whether it has no effect on a custom text. */
  readonly needsList?: true;
  /** Whether it has no effect where a place waits for its right key. */
  readonly needsNoWaiting?: true;
  /** Whether it is of the page on this device, not of rounds: it has no value until one is chosen. */
  readonly isOfDevice?: true;
}

/** All options. Where two set the same field of a round's settings, the later one wins. */
export const OPTIONS = {
  /** How long a round lasts, in seconds. */
  seconds: wholeNumber(5, 600, {
    standard: STANDARD_ROUND.durationMs / 1000,
    kind: {
      of: (seconds) => ({ durationMs: seconds * 1000 }),
      valueIn: ({ durationMs }) => durationMs / 1000,
    },
  }),
  /** The number of words that ends a round instead; undefined for a limit of time. */
  wordLimit: oneOf([undefined, ...WORD_LIMITS], {
    standard: undefined,
    kind: {
      of: (wordLimit) => (wordLimit ? { durationMs: WORD_COUNT_DEADLINE_MS, wordLimit } : {}),
      valueIn: ({ wordLimit }) => wordLimit,
    },
    needsList: true,
  }),
  /** The name of the list that the words are from, or `CUSTOM_TEXT`. */
  words: text({
    standard: STANDARD_WORD_LIST,
    isValid: (name) => typeof name === 'string' && isListName(name),
    kind: {
      of: (wordList) => ({ wordList }),
      valueIn: ({ wordList }) => wordList,
    },
    isOfWords: true,
  }),
  /** Whether words come with capitals and punctuation. */
  capitals: onOrOff({ kind: mark('capitals'), isOfWords: true, needsList: true }),
  /** Whether numbers are mixed in with the words. */
  numbers: onOrOff({ kind: mark('numbers'), isOfWords: true, needsList: true }),
  /** What a wrong key does: its place waits for the right one, or it is there to stay; false if it goes on, as usual. */
  onMistake: oneOf([false, ...MISTAKE_RULES], { standard: false, kind: mark('onMistake') }),
  /** Whether a Space within a word leaves it and goes on at the next one; usually it is a character like any other. */
  spaceEndsWord: oneOf([false, true], {
    standard: false,
    kind: mark('spaceEndsWord'),
    needsNoWaiting: true,
  }),
  /** The size of the words in per cent of the usual one. */
  size: wholeNumber(75, 200, { standard: 100 }),
  /** How the caret is drawn. */
  caret: oneOf(['line', 'block', 'underline', 'off'], { standard: 'line' }),
  /** Whether the caret glides from place to place instead of jumping. */
  gliding: onOrOff(),
  /** What is seen of time and speed while a round runs. */
  whileTyping: oneOf(['time', 'speed', 'nothing'], { standard: 'time' }),
  /** What is drawn of the keyboard below the words: nothing, its keys, or which finger presses each as well. */
  keyboardView: oneOf(['off', 'keys', 'fingers'], { standard: 'off' }),
  /** The ghost of usual rounds: `off`, `best`, `usual` or a speed in wpm; perhaps one of another version (core/race/pace). */
  pace: text({ standard: 'off', isValid: (pace) => typeof pace === 'string' }),
  /** Which sounds a round makes: none, one for every key, or another one for errors. */
  sound: oneOf(['off', 'keys', 'errors'], { standard: 'off' }),
  /** Whether the page says the words aloud. */
  saysWords: onOrOff({ kind: mark('byEar') }),
  /** Whether words that the page says stay hidden until they are typed. No effect on other rounds. */
  hidesWords: onOrOff(),
  /** How fast it says them, in per cent of the voice's usual speed. */
  speechRate: wholeNumber(50, 300, { standard: 100 }),
  /** The voice, as a `voiceURI`, which another device may not have. Undefined or '' for the best one on this device. */
  voice: textOfDevice(),
  /** The language of the page, a BCP 47 tag, perhaps one of another version. Undefined until one is chosen: English. */
  language: textOfDevice(),
  /** The layout of the keyboard: a name in core/keyboard/keyboardNames, perhaps one of another version. */
  keyboard: textOfDevice(),
  /** The colours of the page: what theme/palettes reads, perhaps of another version. Undefined for the standard ones. */
  colours: textOfDevice(),
  /** The letters of the words: what core/options/letters reads. Undefined for the standard ones. */
  letters: textOfDevice(),
};

/** Whether a value is a whole number within these limits, both included. */
export function isWithin(value: unknown, { min, max }: Required<Option<number>>['limits']): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

type More<Value> = Omit<Option<Value>, 'standard' | 'isValid' | 'values' | 'limits'>;
type MoreWithStandard<Value> = More<Value> & Pick<Option<Value>, 'standard'>;

function onOrOff(more: More<boolean> = {}) {
  return oneOf([true, false], { standard: false, ...more });
}

function oneOf<const Value>(values: readonly Value[], more: MoreWithStandard<NoInfer<Value>>) {
  const isValid = (value: unknown): boolean => values.some((one) => one === value);
  return { values, isValid, ...more } satisfies Option<Value>;
}

function wholeNumber(min: number, max: number, more: MoreWithStandard<number>) {
  const limits = { min, max };
  return { limits, isValid: (value: unknown) => isWithin(value, limits), ...more } satisfies Option<number>;
}

function text(option: Option<string>): Option<string> {
  return option;
}

function textOfDevice(): Option<string | undefined> {
  const isValid = (value: unknown): boolean => value === undefined || typeof value === 'string';
  return { standard: undefined, isValid, isOfDevice: true };
}

/** A kind that differs by a mark in the settings of its rounds, which the usual rounds have not. */
function mark<Name extends 'capitals' | 'numbers' | 'byEar' | 'onMistake' | 'spaceEndsWord'>(
  name: Name,
): NonNullable<Option<false | NonNullable<RoundKind[Name]>>['kind']> {
  return {
    of: (value) => (value ? { [name]: value } : {}),
    valueIn: (kind) => kind[name] ?? false,
  };
}
