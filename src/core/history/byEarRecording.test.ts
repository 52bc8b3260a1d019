import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/wordLists';
import { EXAMPLE, findEnglish, fromHex, toHex } from '../../testing/recordings';
import { OWN_TEXT, type RoundSettings } from '../round/rules';
import type { Recording } from './recording';
import { readRecording, replayRecording, writeRecording } from './recordingBytes';

const BY_EAR: Recording = { ...EXAMPLE, settings: { ...EXAMPLE.settings, byEar: true } };
const BYTES = `1e 05 00 00 00 1e b0 ea 01 0c 00 09 65 6e 67 6c 69 73 68 2d 31 dc 48 47 4e
  06 00 b5 38 02 c3 a9 9e 4b bc 2b 7c db a4 02 03`.replaceAll(/\s+/g, ' ');

test('the example of a round by ear in the docs has these bytes, and they are read as the example', () => {
  expect(toHex(writeRecording(BY_EAR, ENGLISH_WORDS))).toBe(BYTES);
  expect(readFileSync('docs/formats.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(BYTES);
  expect(readRecording(fromHex(BYTES), findEnglish)).toMatchObject({ recording: BY_EAR });
});

test('it has the words that it has without', () => {
  const seen = replayRecording(EXAMPLE, ENGLISH_WORDS);
  expect(replayRecording(BY_EAR, ENGLISH_WORDS)?.expected).toBe(seen?.expected);
});

const TEXT = 'Tiếng Việt được';
const typedText: Pick<Recording, 'events'> = { events: [{ kind: 'typed', char: 'T', at: 0 }] };
const withSettings = (settings: Partial<RoundSettings>): Recording => ({
  ...BY_EAR,
  ...typedText,
  settings: { ...BY_EAR.settings, ...settings },
});

test.each<[string, Recording]>([
  ['with capitals', withSettings({ capitals: true })],
  ['with numbers', withSettings({ numbers: true })],
  ['of an own text', { ...withSettings({ columns: 40 }), seed: 0, wordList: OWN_TEXT, text: 'To be' }],
  [
    'of an own text with letters of no font here',
    { ...withSettings({ columns: 40 }), seed: 0, wordList: OWN_TEXT, text: TEXT },
  ],
])('a round by ear %s is read as it was written', (_, recording) => {
  const bytes = writeRecording(recording, ENGLISH_WORDS);
  expect(bytes[1]).toBe(5);
  expect(readRecording(bytes, findEnglish)).toMatchObject({ recording });
});

describe('bytes of a round by ear are invalid', () => {
  test.each([
    ['with an unknown flag', BYTES.replace('0c 00', '0c 08')],
    ['with flags in two bytes', BYTES.replace('0c 00', '0c 80 00')],
    ['without flags', BYTES.replace('0c 00', '0c')],
    ['with the flag of an own text, and a list', BYTES.replace('0c 00', '0c 04')],
  ])('%s', (_, hex) => {
    expect(readRecording(fromHex(hex), findEnglish)).toEqual({ trouble: 'invalid' });
  });
});

test('practice is never by ear', () => {
  const practice = withSettings({ practice: ['en'] });
  expect(() => writeRecording(practice, ENGLISH_WORDS)).toThrow();
});
