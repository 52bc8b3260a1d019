import type { Lesson } from '../learn/lesson';

/** The rules of a round. Recorded with it, so that a replay uses the same ones. */
export interface RoundSettings {
  /** How long the round lasts, in ms from the first character's time stamp; `WORD_COUNT_DEADLINE_MS` in word-count mode. */
  readonly durationMs: number;
  /** How many words are shown at once. The word list must have at least twice as many. */
  readonly wordsPerBatch: number;
  /** The number of words that ends the round, however long that takes; left out otherwise. Never with a custom text. */
  readonly wordLimit?: WordLimit;
  /** Words with capitals and punctuation, like sentences; left out for plain words. */
  readonly capitals?: true;
  /** Numbers among the words; left out if there are none. */
  readonly numbers?: true;
  /** The wanted pairs and keys of practice: core/practice/wantedPairs; left out otherwise. */
  readonly practice?: readonly string[];
  /** Practice with words of usual lengths; left out for other rounds, and for practice with words as short as can be. */
  readonly usualLengths?: true;
  /** The letters of a lesson, whose words have no others: core/learn/lesson; left out for other rounds. */
  readonly lesson?: Lesson;
  /** The page says the words aloud: a kind of round of its own; left out otherwise. */
  readonly byEar?: true;
  /** What a wrong key does other than to go on to the next place; left out if it goes on. */
  readonly onMistake?: OnMistake;
  /**
   * A Space within a word leaves it and goes on at the next one; left out where it is a character like any other, and
   * always where a place waits for its right key.
   */
  readonly spaceEndsWord?: true;
  /** Characters per line, with a custom text, which is typed in order and four lines at a time; otherwise left out. */
  readonly columns?: number;
}

/** Rules for mistakes: a place waits for its right key, or nothing typed can be deleted. */
export const MISTAKE_RULES = ['wait', 'noWayBack'] as const;
export type OnMistake = (typeof MISTAKE_RULES)[number];

/** Whether a round is a usual one: neither practice nor a lesson. */
export function isUsual({ practice, lesson }: Pick<RoundSettings, 'practice' | 'lesson'>): boolean {
  return !practice && !lesson;
}

/** The rules that hold whatever words are typed. */
export type PlayRules = Pick<RoundSettings, 'durationMs' | 'wordLimit' | 'onMistake' | 'spaceEndsWord'>;

/** Those of a round. */
export function playRules({ durationMs, wordLimit, onMistake, spaceEndsWord }: RoundSettings): PlayRules {
  return {
    durationMs,
    ...(wordLimit && { wordLimit }),
    ...(onMistake && { onMistake }),
    ...(spaceEndsWord && { spaceEndsWord }),
  };
}

/** The same with the rules of another round in place of its own. */
export function withPlayRules<Settings extends RoundSettings>(settings: Settings, other: RoundSettings) {
  const { durationMs: _, wordLimit: __, onMistake: ___, spaceEndsWord: ____, ...others } = settings;
  return { ...others, ...playRules(other) };
}

/** The round that everybody plays by default: thirty seconds, twelve words at a time. */
export const STANDARD_ROUND: RoundSettings = { durationMs: 30_000, wordsPerBatch: 12 };

/** The possible numbers of words of a round: whole batches of the standard size. */
export const WORD_LIMITS = [12, 24, 48] as const;
export type WordLimit = (typeof WORD_LIMITS)[number];

/** The duration of a word-count round, in ms. It ends then even if its last word has not been typed. */
export const WORD_COUNT_DEADLINE_MS = 3_600_000;

/** The word list of the standard round. */
export const STANDARD_WORD_LIST = 'english-1';

/** Stands in for a list's name when the words are a custom text, one of the player's. */
export const CUSTOM_TEXT = 'own';

/** In a passage, which is the part of a custom text that a round has shown, this ends each batch but the last. */
export const BATCH_END = '\n';

/** How often the clock in the heading moves on by one, in ms. */
export const TICK_MS = 1000;

/** The longest word of the standard list. A line of this many characters and a space never breaks a word. */
export const LONGEST_WORD = 10;

/** The longest word of all other lists, with punctuation on both sides. */
export const LONGEST_CUSTOM_WORD = 17;
