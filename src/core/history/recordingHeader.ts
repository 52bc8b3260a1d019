import {
  CUSTOM_TEXT,
  MISTAKE_RULES,
  type OnMistake,
  type RoundSettings,
  WORD_COUNT_DEADLINE_MS,
  WORD_LIMITS,
} from '../round/rules';
import { wordsHash } from '../words/textHash';
import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';
import { characterFromBytes, characterToBytes } from './characterBytes';
import type { Recording } from './recording';
import { isListName } from './recordingLimits';
import { SPECIAL_FIELDS, SPECIAL_NAMES, type SpecialName } from './settingsFields';

/** The part of a recording that is written before its events. */
export type RecordingHeader = Omit<Recording, 'events'>;

/** `hash` is that of the list's words; null if the recording has a custom text. */
export type ReadHeader =
  | { readonly header: RecordingHeader; readonly hash: number | null }
  | { readonly trouble: 'notARecording' | 'newer' | 'invalid' };

/** `T` in ASCII, for the name of the game. */
const FIRST_BYTE = 0x54;
/** The first version. A round that it has no form for has a later one. */
const VERSION = 1;
/** That of practice with words of usual lengths. */
const USUAL_LENGTHS_VERSION = 2;
/** That of rounds with a rule for mistakes, the newest. Its practice has words of usual lengths. */
const MISTAKES_VERSION = 3;
/** The byte of each rule for mistakes. */
const RULES: Readonly<Record<OnMistake, number>> = { wait: 1, noWayBack: 2 };
/** The flag of a custom text, besides those of core/history/settingsFields. All other bits are 0. */
const CUSTOM_TEXT_FLAG = 32;
const FLAGS_END = 64;
/** The fields of which a recording has no more than the flag: true is all that they can be. */
const MARKS = SPECIAL_NAMES.filter((name) => SPECIAL_FIELDS[name].flag && SPECIAL_FIELDS[name].isValid(true));

const INVALID: ReadHeader = { trouble: 'invalid' };

/** Writes a valid header; `words` are those of its list. */
export function writeHeader(out: ByteWriter, header: RecordingHeader, words: readonly string[]): void {
  const { seed, settings, wordList, text } = header;
  out.byte(FIRST_BYTE);
  out.byte(versionOf(settings));
  if (settings.onMistake) out.byte(RULES[settings.onMistake]);
  out.byte(flagsOf(header));
  out.uint32(seed);
  out.varint(settings.wordLimit ?? settings.durationMs);
  out.varint(settings.wordsPerBatch);
  if (settings.practice) writeText(out, settings.practice.join('\n'));
  if (text === undefined) {
    writeText(out, wordList);
    out.uint32(wordsHash(words));
  } else {
    out.varint(settings.columns ?? 0);
    writeText(out, text);
  }
}

/** The header at the beginning of these bytes, or what is wrong with it. Checks the format, not the values. */
export function readHeader(from: ByteReader): ReadHeader {
  if (from.byte() !== FIRST_BYTE) return { trouble: 'notARecording' };
  const version = from.byte();
  if (version === 0) return { trouble: 'notARecording' };
  if (version !== null && version > MISTAKES_VERSION) return { trouble: 'newer' };

  const onMistake = version === MISTAKES_VERSION ? ruleOf(from.byte()) : undefined;
  if (onMistake === null) return INVALID;
  const [flags, seed] = [from.byte(), from.uint32()];
  if (flags === null || flags >= FLAGS_END || seed === null) return INVALID;
  const known = readSettings(from, flags);
  if (!known) return INVALID;
  // Each round has one form.
  if (version === USUAL_LENGTHS_VERSION && !known.practice) return INVALID;
  const settings: RoundSettings = {
    ...known,
    ...(known.practice && version !== VERSION && { usualLengths: true }),
    ...(onMistake && { onMistake }),
  };
  if (flags & CUSTOM_TEXT_FLAG) {
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
  const has = (name: SpecialName): boolean => (flags & flagOf(name)) !== 0;
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

function versionOf({ usualLengths, onMistake }: RoundSettings): number {
  if (onMistake) return MISTAKES_VERSION;
  return usualLengths ? USUAL_LENGTHS_VERSION : VERSION;
}

/** The rule for mistakes of a byte; null if there is none. */
function ruleOf(byte: number | null): OnMistake | null {
  return MISTAKE_RULES.find((rule) => RULES[rule] === byte) ?? null;
}

function flagsOf({ settings, text }: RecordingHeader): number {
  return SPECIAL_NAMES.filter((name) => settings[name]).reduce(
    (flags, name) => flags + flagOf(name),
    text === undefined ? 0 : CUSTOM_TEXT_FLAG,
  );
}

function flagOf(name: SpecialName): number {
  return SPECIAL_FIELDS[name].flag ?? 0;
}

/** Writes a text as UTF-8, with the number of its bytes in front. */
function writeText(out: ByteWriter, text: string): void {
  const bytes = characterToBytes(text);
  out.varint(bytes.length);
  out.bytes(bytes);
}

/** Null if the bytes end too early or are not UTF-8. */
function readText(from: ByteReader): string | null {
  const length = from.varint();
  const bytes = length === null ? null : from.bytes(length);
  return bytes && characterFromBytes(bytes);
}
