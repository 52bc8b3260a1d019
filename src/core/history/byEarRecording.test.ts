import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { EXAMPLE, findEnglish, fromHex } from '../../testing/recordings';
import { CUSTOM_TEXT, type RoundSettings } from '../round/rules';
import type { Recording } from './recording';
import { inTodaysForm, readRecording, replayRecording, writeRecording } from './recordingBytes';

const BY_EAR: Recording = { ...EXAMPLE, settings: { ...EXAMPLE.settings, byEar: true } };
const BYTES = `54 01 04 00 00 00 1e b0 ea 01 0c 09 65 6e 67 6c 69 73 68 2d 31 dc 48 47 4e
  06 00 b5 38 02 c3 a9 9e 4b bc 2b 7c db a4 02 03`.replaceAll(/\s+/g, ' ');

test('a round by ear is read for ever from the bytes it once had', () => {
  expect(writeRecording(BY_EAR, ENGLISH_WORDS)).toEqual(inTodaysForm(fromHex(BYTES)));
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
  ['of a custom text', { ...withSettings({ columns: 40 }), seed: 0, wordList: CUSTOM_TEXT, text: 'To be' }],
  [
    'of a custom text with letters of no font here',
    { ...withSettings({ columns: 40 }), seed: 0, wordList: CUSTOM_TEXT, text: TEXT },
  ],
])('a round by ear %s is read as it was written', (_, recording) => {
  const bytes = writeRecording(recording, ENGLISH_WORDS);
  expect(readRecording(bytes, findEnglish)).toMatchObject({ recording });
});

test.each([
  ['of a custom text, over a list', '54 01 24'],
  ['of practice, without pairs', '54 01 0c'],
])('bytes with the flags of a round by ear and %s are invalid', (_, flags) => {
  const hex = BYTES.replace('54 01 04', flags);
  expect(readRecording(fromHex(hex), findEnglish)).toEqual({ trouble: 'invalid' });
});

test('practice is never by ear', () => {
  const practice = withSettings({ practice: ['en'] });
  expect(() => writeRecording(practice, ENGLISH_WORDS)).toThrow();
});
