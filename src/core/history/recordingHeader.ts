import { areWanted } from '../practice/wantedPairs';
import { NO_LIMIT_MS, OWN_TEXT, WORD_LIMITS } from '../round/rules';
import { hasFallbackLetters } from '../words/fallbackLetters';
import { wordsHash } from '../words/textHash';
import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';
import { characterFromBytes, characterToBytes } from './characterBytes';
import type { Recording } from './recording';
import { isListName } from './recordingLimits';

/** The part of a recording that is written before its events. */
export type RecordingHeader = Omit<Recording, 'events'>;

/** `hash` is that of the list's words; null if the recording has an own text. */
export type ReadHeader =
  | { readonly header: RecordingHeader; readonly hash: number | null }
  | { readonly trouble: 'notARecording' | 'newer' | 'invalid' };

/** 30 like the game's name. In ASCII it is the record separator, with which hardly any text begins. */
const FIRST_BYTE = 30;
/** Version 1: plain words of a list. */
const PLAIN = 1;
/** Version 2: words with capitals, with numbers, or of an own text. Has flags that say which. */
const NOT_PLAIN = 2;
/** Version 3: an own text with letters that the page's fonts lack. Versions that know no such letters reject it as newer. */
const FALLBACK_LETTERS = 3;
/** Version 4: practice. Has the wanted pairs. */
const PRACTICE = 4;
/** Version 5: words that were said aloud. Else as version 1, 2 or 3, always with flags. */
const BY_EAR = 5;
/** Version 6: a number of words in place of the duration. Always with flags, which say all that is special about them. */
const WORD_LIMIT = 6;
/** The last two only in version 6. */
const FLAGS = { capitals: 1, numbers: 2, ownText: 4, byEar: 8, practice: 16 } as const;

const INVALID: ReadHeader = { trouble: 'invalid' };

/** Writes a valid header; `words` are those of its list. */
export function writeHeader(out: ByteWriter, header: RecordingHeader, words: readonly string[]): void {
  const { seed, settings, wordList, text } = header;
  const flags = flagsOf(header);
  out.byte(FIRST_BYTE);
  out.byte(versionOf(header));
  out.uint32(seed);
  out.varint(settings.wordLimit ?? settings.durationMs);
  out.varint(settings.wordsPerBatch);
  if (flags !== 0 || settings.byEar || settings.wordLimit) out.varint(flags);
  if (settings.practice) {
    const items = characterToBytes(settings.practice.join('\n'));
    out.varint(items.length);
    out.bytes(items);
  }
  if (text === undefined) {
    out.block(Array.from(wordList, (char) => char.charCodeAt(0)));
    out.uint32(wordsHash(words));
  } else {
    const bytes = characterToBytes(text);
    out.varint(settings.columns ?? 0);
    out.varint(bytes.length);
    out.bytes(bytes);
  }
}

/** The header at the beginning of these bytes, or what is wrong with it. Checks the format, not the values. */
export function readHeader(from: ByteReader): ReadHeader {
  if (from.byte() !== FIRST_BYTE) return { trouble: 'notARecording' };
  const version = from.byte();
  if (version === 0) return { trouble: 'notARecording' };
  if (version !== null && version > WORD_LIMIT) return { trouble: 'newer' };

  const [seed, limit, wordsPerBatch] = [from.uint32(), from.varint(), from.varint()];
  const allFlags = version === PLAIN || version === PRACTICE ? 0 : from.varint();
  if (seed === null || limit === null || wordsPerBatch === null || allFlags === null) return INVALID;
  const special = version === WORD_LIMIT ? allFlags & (FLAGS.byEar | FLAGS.practice) : 0;
  const flags = allFlags - special;
  const isPractice = version === PRACTICE || (special & FLAGS.practice) !== 0;
  const practice = isPractice ? readWanted(from) : undefined;
  const wordLimit = version === WORD_LIMIT ? WORD_LIMITS.find((words) => words === limit) : undefined;
  if (practice === null || (version === WORD_LIMIT && !wordLimit)) return INVALID;
  const settings = {
    durationMs: wordLimit ? NO_LIMIT_MS : limit,
    wordsPerBatch,
    ...(wordLimit && { wordLimit }),
    ...(practice && { practice }),
    ...((flags & FLAGS.capitals) !== 0 && { capitals: true as const }),
    ...((flags & FLAGS.numbers) !== 0 && { numbers: true as const }),
    ...((version === BY_EAR || (special & FLAGS.byEar) !== 0) && { byEar: true as const }),
  };
  if (flags === FLAGS.ownText && version !== WORD_LIMIT) {
    const [columns, length] = [from.varint(), from.varint()];
    const bytes = length === null ? null : from.bytes(length);
    const text = bytes && characterFromBytes(bytes);
    if (columns === null || text === null) return INVALID;
    if (version !== BY_EAR && hasFallbackLetters(text) !== (version === FALLBACK_LETTERS)) return INVALID;
    return { header: { seed, settings: { ...settings, columns }, wordList: OWN_TEXT, text }, hash: null };
  }
  if (version === FALLBACK_LETTERS || (version === NOT_PLAIN && flags === 0) || flags >= FLAGS.ownText)
    return INVALID;
  const wordList = String.fromCharCode(...(from.block() ?? []));
  const hash = from.uint32();
  if (!isListName(wordList) || wordList === OWN_TEXT || hash === null) return INVALID;
  return { header: { seed, settings, wordList }, hash };
}

function versionOf(header: RecordingHeader): number {
  if (header.settings.wordLimit) return WORD_LIMIT;
  if (header.settings.practice) return PRACTICE;
  if (header.settings.byEar) return BY_EAR;
  if (flagsOf(header) === 0) return PLAIN;
  return hasFallbackLetters(header.text ?? '') ? FALLBACK_LETTERS : NOT_PLAIN;
}

/** The wanted pairs; null if these are not as `wantedOf` gives them. */
function readWanted(from: ByteReader): readonly string[] | null {
  const length = from.varint();
  const bytes = length === null ? null : from.bytes(length);
  const wanted = bytes && characterFromBytes(bytes)?.split('\n');
  return wanted && areWanted(wanted) ? wanted : null;
}

function flagsOf({ settings, text }: RecordingHeader): number {
  const { wordLimit, capitals, numbers, byEar, practice } = settings;
  return (
    (capitals ? FLAGS.capitals : 0) +
    (numbers ? FLAGS.numbers : 0) +
    (text === undefined ? 0 : FLAGS.ownText) +
    (wordLimit && byEar ? FLAGS.byEar : 0) +
    (wordLimit && practice ? FLAGS.practice : 0)
  );
}
