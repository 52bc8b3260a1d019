import { CUSTOM_TEXT, type RoundSettings, STANDARD_ROUND } from '../round/rules';
import { ByteReader } from './byteReader';
import { ByteWriter } from './byteWriter';
import { readEarlierHeader } from './earlierHeaders';
import { type FieldBytes, NUMBER, TEXT } from './fieldBytes';
import type { ReadHeader, RecordingHeader } from './recording';
import { isListName } from './recordingLimits';
import { SPECIAL_FIELDS, settingsIn } from './settingsFields';

/** `T` in ASCII, for the name of the game. */
const FIRST_BYTE = 0x54;
/** The first version with fields. New fields need no new one. */
const VERSION = 4;
/** Stands where the number of a field would be, after the last one. */
const NO_MORE_FIELDS = 0;

/** What the fields say. Exactly one of `wordsHash` and `text` is there. */
interface Fields extends RoundSettings {
  readonly seed: number;
  readonly wordList?: string;
  readonly wordsHash?: number;
  readonly text?: string;
}

interface Field<Value> {
  /**
   * Its number, for ever. Odd if the events mean something else without it: whoever does not know such a field cannot read
   * the round. Even if a reader may skip it.
   */
  readonly tag: number;
  readonly bytes: FieldBytes<Value>;
  /** The value that is left out. */
  readonly usual?: Value;
}

type FieldTable = { readonly [Name in keyof Fields]-?: Field<NonNullable<Fields[Name]>> };

/** In ascending order of their numbers, as recordings have them. */
const FIELDS: FieldTable = {
  seed: { tag: 1, bytes: NUMBER, usual: 0 },
  durationMs: { tag: 3, bytes: NUMBER, usual: STANDARD_ROUND.durationMs },
  wordsPerBatch: { tag: 5, bytes: NUMBER, usual: STANDARD_ROUND.wordsPerBatch },
  wordList: { tag: 7, bytes: TEXT },
  wordsHash: { tag: 9, bytes: NUMBER },
  text: { tag: 11, bytes: TEXT },
  ...SPECIAL_FIELDS,
};
const NAMED_FIELDS = Object.entries(FIELDS) as readonly [keyof Fields, Field<unknown>][];
const FIELDS_BY_TAG = new Map(NAMED_FIELDS.map(([name, field]) => [field.tag, { name, ...field }]));

const INVALID: ReadHeader = { trouble: 'invalid' };

/** Writes a valid header; `hash` is that of its list's words, and not used with a custom text. */
export function writeHeader(out: ByteWriter, header: RecordingHeader, hash: number): void {
  const { seed, settings, wordList, text } = header;
  const words = text === undefined ? { wordList, wordsHash: hash } : { text };
  const fields: Fields = { ...settings, seed, ...words };
  out.byte(FIRST_BYTE);
  out.byte(VERSION);
  for (const [name, { tag, bytes, usual }] of NAMED_FIELDS) {
    const value = fields[name];
    if (value === undefined || value === usual) continue;
    const written = new ByteWriter();
    bytes.write(written, value);
    out.varint(tag);
    out.sized(written.written());
  }
  out.varint(NO_MORE_FIELDS);
}

/** The header at the beginning of these bytes, or what is wrong with it. Checks the format, not the values. */
export function readHeader(from: ByteReader): ReadHeader {
  if (from.byte() !== FIRST_BYTE) return { trouble: 'notARecording' };
  const version = from.byte();
  if (version === null) return INVALID;
  if (version === 0) return { trouble: 'notARecording' };
  if (version > VERSION) return { trouble: 'newer' };
  if (version < VERSION) return readEarlierHeader(from, version);

  const fields = readFields(from);
  if (fields === 'newer') return { trouble: 'newer' };
  if (!fields) return INVALID;
  const { seed, wordList, wordsHash, text } = fields;
  const settings = settingsIn(fields);
  if (text !== undefined) {
    if (wordList !== undefined || wordsHash !== undefined) return INVALID;
    return { header: { seed, settings, wordList: CUSTOM_TEXT, text }, hash: null };
  }
  if (wordList === undefined || !isListName(wordList) || wordList === CUSTOM_TEXT) return INVALID;
  return wordsHash === undefined ? INVALID : { header: { seed, settings, wordList }, hash: wordsHash };
}

/** Null if the bytes hold no fields, or hold them as they are not written. */
function readFields(bytes: ByteReader): Fields | 'newer' | null {
  const { durationMs, wordsPerBatch } = STANDARD_ROUND;
  const read: Record<string, unknown> = {};
  let last = NO_MORE_FIELDS;
  for (;;) {
    const tag = bytes.varint();
    if (tag === NO_MORE_FIELDS) return { seed: 0, durationMs, wordsPerBatch, ...read };
    const sized = bytes.sized();
    // A round has one form only, and so each field has one place.
    if (tag === null || tag <= last || !sized) return null;
    last = tag;
    const field = FIELDS_BY_TAG.get(tag);
    if (!field && tag % 2 === 1) return 'newer';
    if (!field) continue;
    const from = new ByteReader(sized);
    const value = field.bytes.read(from);
    if (value === undefined && from.isAtEnd) return 'newer';
    if (value === null || value === field.usual || !from.isAtEnd) return null;
    read[field.name] = value;
  }
}
