import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import {
  EXAMPLE,
  EXAMPLE_OF_PRACTICE,
  EXAMPLE_OF_USUAL_LENGTHS,
  findEnglish,
  fromHex,
  toHex,
} from '../../testing/recordings';
import type { RoundSettings } from '../round/rules';
import { inTodaysForm, readRecording, replayRecording, writeRecording } from './recordingBytes';

const ITEMS = '08 65 20 0a 65 6e 0a 74 68';
const PRACTICE = `54 01 08 00 00 00 1e b0 ea 01 0c ${ITEMS} 09 65 6e 67 6c 69 73 68 2d 31 dc 48 47 4e 02 00 b4 38`;

test('a round of practice is read for ever from the bytes it once had', () => {
  expect(writeRecording(EXAMPLE_OF_PRACTICE, ENGLISH_WORDS)).toEqual(inTodaysForm(fromHex(PRACTICE)));
  expect(readRecording(fromHex(PRACTICE), findEnglish)).toMatchObject({ recording: EXAMPLE_OF_PRACTICE });
});

test('its words are the same for ever', () => {
  const text = 'rice race free date silence lie late three beneath sense entire sent';
  expect(replayRecording(EXAMPLE_OF_PRACTICE, ENGLISH_WORDS)?.expected).toBe(text);
});

describe('practice with words of usual lengths', () => {
  test('is read for ever from the version it once had', () => {
    const bytes = fromHex(PRACTICE.replace('54 01', '54 02'));
    expect(readRecording(bytes, findEnglish)).toMatchObject({ recording: EXAMPLE_OF_USUAL_LENGTHS });
    expect(writeRecording(EXAMPLE_OF_USUAL_LENGTHS, ENGLISH_WORDS)).toEqual(inTodaysForm(bytes));
  });

  test('has other words than practice of the first version, the same for ever', () => {
    const text = 'rice recent spite date safe cave trade three both give entire sent';
    expect(replayRecording(EXAMPLE_OF_USUAL_LENGTHS, ENGLISH_WORDS)?.expected).toBe(text);
  });
});

describe('bytes of practice are invalid', () => {
  test.each([
    ['without pairs', PRACTICE.replace(ITEMS, '00')],
    ['with an empty one', practice('\nen')],
    ['with an empty one at the end', practice('en\n')],
    ['in another order', practice('th\nen')],
    ['with a pair twice', practice('en\nen')],
    ['of six', practice('a\nb\nc\nd\ne\nf')],
    ['of three letters', practice('the')],
    ['of a space', practice(' ')],
    ['of two spaces', practice('  ')],
    ['of an emoji', practice('👍')],
    ['of a character that no font has', practice('日本')],
    ['of a mark in front of nothing', practice('\u0301')],
    ['of a tab', practice('a\t')],
    ['of a mark for the order of bytes', practice('\ufeffe')],
    ['of bytes that are no UTF-8', PRACTICE.replace(ITEMS, '02 c3 28')],
    ['with a length in two bytes', PRACTICE.replace(ITEMS, ITEMS.replace('08', '88 00'))],
    ['longer than they are', PRACTICE.replace(ITEMS, `ff ff ff ff 0f ${ITEMS.slice(3)}`)],
    ['cut short', PRACTICE.slice(0, 40)],
    ['of a custom text', PRACTICE.replace('09 65 6e 67 6c 69 73 68 2d 31', '03 6f 77 6e')],
    ['in batches of 11 words', PRACTICE.replace('01 0c 08', '01 0b 08')],
    ['in batches of 200 words', PRACTICE.replace('01 0c 08', '01 c8 01 08')],
    ['without its flag', PRACTICE.replace('54 01 08', '54 01 00')],
    ['with capitals', PRACTICE.replace('54 01 08', '54 01 09')],
    ['by ear', PRACTICE.replace('54 01 08', '54 01 0c')],
  ])('%s', (_, hex) => {
    expect(readRecording(fromHex(hex), findEnglish)).toEqual({ trouble: 'invalid' });
  });
});

test.each<[string, Partial<RoundSettings>]>([
  ['of nothing', { practice: [] }],
  ['in another order', { practice: ['th', 'en'] }],
  ['with capitals', { practice: ['en'], capitals: true }],
  ['with numbers', { practice: ['en'], numbers: true }],
  ['of lines', { practice: ['en'], columns: 40 }],
  ['that is none, with words of usual lengths', { usualLengths: true }],
  ['in batches of 13 words', { practice: ['en'], wordsPerBatch: 13 }],
])('a recording of practice %s is not written', (_, settings) => {
  const recording = { ...EXAMPLE, settings: { ...EXAMPLE.settings, ...settings } };
  expect(replayRecording(recording, ENGLISH_WORDS)).toBeNull();
  expect(() => writeRecording(recording, ENGLISH_WORDS)).toThrow('one finished round');
});

/** The example of practice, of other items. */
function practice(items: string): string {
  const bytes = new TextEncoder().encode(items);
  return PRACTICE.replace(ITEMS, toHex(Uint8Array.from([bytes.length, ...bytes])));
}
