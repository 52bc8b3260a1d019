import {
  CUSTOM_TEXT,
  MISTAKE_RULES,
  type OnMistake,
  type RoundSettings,
  WORD_COUNT_DEADLINE_MS,
  WORD_LIMITS,
} from '../round/rules';
import { ByteReader } from './byteReader';
import { TEXT } from './fieldBytes';
import type { ReadHeader } from './recording';
import { isListName } from './recordingLimits';
import { SPECIAL_FIELDS, type SpecialName } from './settingsFields';

/**
 * The versions 1 to 3, of which rounds are read for ever and none is written any more: each has flags instead of fields.
 * The first one is that of all rounds but those that it has no form for.
 */
const FIRST_VERSION = 1;
/** That of practice with words of usual lengths. */
const USUAL_LENGTHS_VERSION = 2;
/** That of rounds with a rule for mistakes. Its practice has words of usual lengths. */
const MISTAKES_VERSION = 3;
/** The byte of each rule for mistakes. */
const RULES: Readonly<Record<OnMistake, number>> = { wait: 1, noWayBack: 2 };
/** The bits of its flags. All others are 0. */
const FLAGS = { capitals: 1, numbers: 2, byEar: 4, practice: 8, wordLimit: 16, customText: 32 };
const FLAGS_END = 64;
/** The flags that are all there is of a field. */
const MARKS = ['capitals', 'numbers', 'byEar'] as const satisfies SpecialName[];

const INVALID: ReadHeader = { trouble: 'invalid' };

/** The rest of a header of an earlier version, or what is wrong with it. Checks the format, not the values. */
export function readEarlierHeader(from: ByteReader, version: number): ReadHeader {
  const onMistake = version === MISTAKES_VERSION ? ruleOf(from.byte()) : undefined;
  if (onMistake === null) return INVALID;
  const [flags, seed] = [from.byte(), from.uint32()];
  if (flags === null || flags >= FLAGS_END || seed === null) return INVALID;
  const known = readSettings(from, flags);
  if (!known) return INVALID;
  // Each round had one form.
  if (version === USUAL_LENGTHS_VERSION && !known.practice) return INVALID;
  const settings: RoundSettings = {
    ...known,
    ...(known.practice && version !== FIRST_VERSION && { usualLengths: true }),
    ...(onMistake && { onMistake }),
  };
  if (flags & FLAGS.customText) {
    const [columns, text] = [from.varint(), readText(from)];
    if (columns === null || text === null) return INVALID;
    return { header: { seed, settings: { ...settings, columns }, wordList: CUSTOM_TEXT, text }, hash: null };
  }
  const [wordList, hash] = [readText(from) ?? '', from.uint32()];
  if (!isListName(wordList) || wordList === CUSTOM_TEXT || hash === null) return INVALID;
  return { header: { seed, settings, wordList }, hash };
}

/** The settings without those of a custom text; null if the bytes hold none. */
function readSettings(from: ByteReader, flags: number): RoundSettings | null {
  const [limit, wordsPerBatch] = [from.varint(), from.varint()];
  const has = (name: keyof typeof FLAGS): boolean => (flags & FLAGS[name]) !== 0;
  const practice = has('practice') ? readText(from)?.split('\n') : undefined;
  const wordLimit = has('wordLimit') ? WORD_LIMITS.find((words) => words === limit) : null;
  if (limit === null || wordsPerBatch === null || wordLimit === undefined) return null;
  if (has('practice') && !SPECIAL_FIELDS.practice.isValid(practice)) return null;
  return {
    durationMs: wordLimit ? WORD_COUNT_DEADLINE_MS : limit,
    wordsPerBatch,
    ...(wordLimit && { wordLimit }),
    ...(practice && { practice }),
    ...Object.fromEntries(MARKS.filter(has).map((name) => [name, true])),
  };
}

/** The rule for mistakes of a byte; null if there is none. */
function ruleOf(byte: number | null): OnMistake | null {
  return MISTAKE_RULES.find((rule) => RULES[rule] === byte) ?? null;
}

/** Null if the bytes end too early or are not UTF-8. */
function readText(from: ByteReader): string | null {
  const bytes = from.sized();
  return bytes && (TEXT.read(new ByteReader(bytes)) ?? null);
}
