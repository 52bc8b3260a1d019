import { isLesson, type Lesson } from '../learn/lesson';
import { areWanted } from '../practice/wantedPairs';
import { MISTAKE_RULES, type RoundSettings, WORD_LIMITS } from '../round/rules';
import { COLUMNS } from '../words/customText';
import { type FieldBytes, LINES, MARK, NUMBER, oneOf } from './fieldBytes';
import { isWholeWithin } from './recordingLimits';

/** The fields that every round has. */
type CommonName = 'durationMs' | 'wordsPerBatch';
/** The fields of a round's settings that are left out unless something is special. */
export type SpecialName = Exclude<keyof RoundSettings, CommonName>;

interface SpecialField<Value> {
  /** Whether this is a value of the field where it is not left out. */
  isValid(value: unknown): boolean;
  /** Its number in recordings, for ever: recordingHeader says which numbers new fields have. */
  readonly tag: number;
  /** Its value in recordings. */
  readonly bytes: FieldBytes<Value>;
  /** Whether later versions may have more values. */
  readonly mayHaveMore?: true;
  /** Whether it is never with a custom text. */
  readonly needsList?: true;
  /** Whether it is never with practice. */
  readonly excludesPractice?: true;
  /** Whether it is never with a lesson, which has capitals and numbers of its own. */
  readonly excludesLesson?: true;
  /** Whether it is never where a place waits for its right key. */
  readonly needsNoWaiting?: true;
}

/** Of options that change the words: practice and lessons have words of their own. */
const OF_PLAIN_WORDS = { needsList: true, excludesPractice: true, excludesLesson: true } as const;

/** What recordings, files, listings and checks know of each of these fields. */
export const SPECIAL_FIELDS: {
  readonly [Name in SpecialName]: SpecialField<NonNullable<RoundSettings[Name]>>;
} = {
  wordLimit: {
    isValid: (value) => WORD_LIMITS.some((words) => words === value),
    tag: 13,
    bytes: oneOf(WORD_LIMITS),
    mayHaveMore: true,
    needsList: true,
  },
  capitals: { isValid: isTrue, tag: 15, bytes: MARK, ...OF_PLAIN_WORDS },
  numbers: { isValid: isTrue, tag: 17, bytes: MARK, ...OF_PLAIN_WORDS },
  practice: { isValid: arePractised, tag: 19, bytes: LINES, needsList: true },
  usualLengths: { isValid: isTrue, tag: 21, bytes: MARK },
  byEar: { isValid: isTrue, tag: 23, bytes: MARK, excludesPractice: true },
  onMistake: {
    isValid: (value) => MISTAKE_RULES.some((rule) => rule === value),
    tag: 25,
    bytes: oneOf(MISTAKE_RULES),
    mayHaveMore: true,
  },
  columns: { isValid: (value) => isWholeWithin(value as number, COLUMNS), tag: 27, bytes: NUMBER },
  spaceEndsWord: { isValid: isTrue, tag: 29, bytes: MARK, needsNoWaiting: true },
  lesson: {
    isValid: isLesson,
    tag: 31,
    bytes: LINES as FieldBytes<Lesson>,
    needsList: true,
    excludesPractice: true,
  },
};

/** Their names, in the order in which settings have them. */
export const SPECIAL_NAMES = Object.keys(SPECIAL_FIELDS) as readonly SpecialName[];

/** Settings of which what is left out may be undefined. */
export type PlainSettings = {
  readonly [Name in keyof RoundSettings]: RoundSettings[Name] | undefined;
} & Pick<RoundSettings, CommonName>;

/** The fields of settings among others, without those that are undefined. */
export function settingsIn({ durationMs, wordsPerBatch, ...others }: PlainSettings): RoundSettings {
  const names = SPECIAL_NAMES.filter((name) => others[name] !== undefined);
  return { durationMs, wordsPerBatch, ...Object.fromEntries(names.map((name) => [name, others[name]])) };
}

/** Whether a field is left out, or has a value that it can have. */
export function isValidField(settings: Partial<PlainSettings>, name: SpecialName): boolean {
  return settings[name] === undefined || SPECIAL_FIELDS[name].isValid(settings[name]);
}

/**
 * Whether these fields can occur together: only a custom text has lines, practice has plain words, a Space ends words only
 * where no place waits, and so on.
 */
export function fitTogether(settings: PlainSettings, isCustomText: boolean): boolean {
  const { practice, lesson, usualLengths, onMistake, columns } = settings;
  if (isCustomText !== (columns !== undefined) || (usualLengths && !practice)) return false;
  return SPECIAL_NAMES.every((name) => {
    const { needsList, excludesPractice, excludesLesson, needsNoWaiting } = SPECIAL_FIELDS[name];
    if (settings[name] === undefined) return true;
    return !(
      (needsList && isCustomText) ||
      (excludesPractice && practice) ||
      (excludesLesson && lesson) ||
      (needsNoWaiting && onMistake === 'wait')
    );
  });
}

function isTrue(value: unknown): boolean {
  return value === true;
}

function arePractised(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string') && areWanted(value);
}
