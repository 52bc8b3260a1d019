import type { PlainEvent } from '../core/history/plainRound';
import type { Recording } from '../core/history/recording';
import type { FindWords } from '../core/history/recordingBytes';
import { STANDARD_ROUND } from '../core/round/rules';
import { ENGLISH_WORDS } from '../platform/words/standardWords';

export const findEnglish: FindWords = (name) => (name === 'english-1' ? ENGLISH_WORDS : null);

/** The example of docs/formats.md: `b`, a wrong letter that is deleted, `lo`, then all three deleted. */
export const EXAMPLE: Recording = {
  seed: 30,
  settings: STANDARD_ROUND,
  wordList: 'english-1',
  events: [
    { kind: 'typed', char: 'b', at: 0 },
    { kind: 'typed', char: 'é', at: 180.5 },
    { kind: 'deleted', count: 1, at: 421.2 },
    { kind: 'typed', char: 'l', at: 560.3 },
    { kind: 'typed', char: 'o', at: 563.4 },
    { kind: 'deleted', count: 3, at: 1500 },
  ],
};

/** The same round as it is in the file of docs/formats.md. */
export const PLAIN_EXAMPLE = {
  playedAt: '2026-11-21T18:02:11.000Z',
  seed: 30,
  durationMs: 30_000,
  wordsPerBatch: 12,
  wordList: 'english-1',
  events: [
    [0, 'b'],
    [180.5, 'é'],
    [421.2, -1],
    [560.3, 'l'],
    [563.4, 'o'],
    [1500, -3],
  ] as const satisfies PlainEvent[],
};

/** An example for words with capitals: `B` and `l`. */
export const EXAMPLE_OF_CAPITALS: Recording = {
  seed: 30,
  settings: { ...STANDARD_ROUND, capitals: true },
  wordList: 'english-1',
  events: [
    { kind: 'typed', char: 'B', at: 0 },
    { kind: 'typed', char: 'l', at: 180.5 },
  ],
};

/** An example for practice: `r` and `i` of `rice race free date`. */
export const EXAMPLE_OF_PRACTICE: Recording = {
  seed: 30,
  settings: { ...STANDARD_ROUND, practice: ['e ', 'en', 'th'] },
  wordList: 'english-1',
  events: [
    { kind: 'typed', char: 'r', at: 0 },
    { kind: 'typed', char: 'i', at: 180.5 },
  ],
};

/** The same for practice with words of usual lengths. */
export const EXAMPLE_OF_USUAL_LENGTHS: Recording = {
  ...EXAMPLE_OF_PRACTICE,
  settings: { ...EXAMPLE_OF_PRACTICE.settings, usualLengths: true },
};

/** An example for a lesson: `r` and `a` of `rate store to sat`. */
export const EXAMPLE_OF_LESSON: Recording = {
  seed: 30,
  settings: { ...STANDARD_ROUND, lesson: ['eartos', 's', 'a'] },
  wordList: 'english-1',
  events: [
    { kind: 'typed', char: 'r', at: 0 },
    { kind: 'typed', char: 'e', at: 180.5 },
  ],
};

/** An example for a custom text, typed once, with one letter wrong. */
export const EXAMPLE_OF_CUSTOM_TEXT: Recording = {
  seed: 0,
  settings: { ...STANDARD_ROUND, columns: 40 },
  wordList: 'own',
  text: 'Déjà vu!\nDéjà vu!',
  events: Array.from('Déja vu!', (char, index) => ({ kind: 'typed', char, at: index * 100 })),
};

/** The bytes of the example as in docs/formats.md, after its two first bytes: a field a line, then the events. */
const FIELDS = ['01 01 1e', '07 09 65 6e 67 6c 69 73 68 2d 31', '09 05 ce 8e a1 e2 0d'];
const EVENTS = ['06', '00', 'b5 38 02 c3 a9', '9e 4b', 'bc 2b', '7c', 'db a4 02 03'];

/** The example in hex, with these fields and events: the number of events comes first. */
export function recordingHex(fields: readonly string[] = FIELDS, events: readonly string[] = EVENTS): string {
  return ['54 04', ...fields, '00', ...events].join(' ');
}

/** The bytes of the example before its events, as they were written before there were fields. */
const EARLIER_HEADER = {
  firstByte: '54',
  version: '01',
  flags: '00',
  seed: '00 00 00 1e',
  durationMs: 'b0 ea 01',
  wordsPerBatch: '0c',
  wordList: '09 65 6e 67 6c 69 73 68 2d 31',
  wordsHash: 'dc 48 47 4e',
};

/** The example in that form, with some parts of its header replaced, and with these events. */
export function earlierHex(
  parts: Partial<typeof EARLIER_HEADER> = {},
  events: readonly string[] = EVENTS,
): string {
  return [...Object.values({ ...EARLIER_HEADER, ...parts }), ...events].join(' ');
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex === '' ? [] : hex.split(' '), (byte) => Number.parseInt(byte, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
}
