import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import {
  EXAMPLE,
  EXAMPLE_OF_CAPITALS,
  EXAMPLE_OF_CUSTOM_TEXT,
  earlierHex,
  findEnglish,
  fromHex,
  toHex,
} from '../../testing/recordings';
import type { Recording } from './recording';
import { inTodaysForm, readRecording, replayRecording, writeRecording } from './recordingBytes';

const CAPITALS = '54 01 01 00 00 00 1e b0 ea 01 0c 09 65 6e 67 6c 69 73 68 2d 31 dc 48 47 4e 02 00 b4 38';
const CUSTOM_HEADER = '54 01 20 00 00 00 00 b0 ea 01 0c';
const PASSAGE = '44 c3 a9 6a c3 a0 20 76 75 21 0a 44 c3 a9 6a c3 a0 20 76 75 21';
const CUSTOM_EVENTS = '08 00 a0 1f a0 1f a1 1f 01 61 a0 1f a0 1f a0 1f a0 1f';
const CUSTOM_TEXT = `${CUSTOM_HEADER} 28 15 ${PASSAGE} ${CUSTOM_EVENTS}`;

test.each<[string, Recording, string]>([
  ['capitals', EXAMPLE_OF_CAPITALS, CAPITALS],
  ['a custom text', EXAMPLE_OF_CUSTOM_TEXT, CUSTOM_TEXT],
])('a round of %s is read for ever from the bytes it once had', (_, example, hex) => {
  expect(writeRecording(example, ENGLISH_WORDS)).toEqual(inTodaysForm(fromHex(hex)));
  expect(readRecording(fromHex(hex), findEnglish)).toMatchObject({ recording: example });
});

test('their words are the same for ever', () => {
  expect(replayRecording(EXAMPLE_OF_CAPITALS, ENGLISH_WORDS)?.expected).toBe(
    'Blow girl Century selection, fierce. Upon amount; crowd. Has "outer" strange control?',
  );
  const round = replayRecording(EXAMPLE_OF_CUSTOM_TEXT, []);
  expect(round).toMatchObject({ batchNumber: 1, expected: 'Déjà vu!', closedErrors: 1 });
});

test('a custom text may have letters that the page’s fonts lack', () => {
  const recording = {
    ...EXAMPLE_OF_CUSTOM_TEXT,
    text: 'ἀρχῇ ệ',
    events: [{ kind: 'typed', char: 'ἀ', at: 0 }],
  } as const;
  expect(readRecording(writeRecording(recording, []), findEnglish)).toMatchObject({ recording });
});

test('a custom text has all that was shown, also where the words before were opened again at the end', () => {
  const keys = [...'Déjà vu', '?'].map((char, index) => ({ kind: 'typed', char, at: index * 100 }) as const);
  const events = [...keys, { kind: 'deleted', count: 1, at: 900 } as const];
  const recording = { ...EXAMPLE_OF_CUSTOM_TEXT, events };
  const round = replayRecording(recording, []);
  expect(round).toMatchObject({ batchNumber: 0, batchesShown: 2, totalTyped: 7 });
  expect(readRecording(writeRecording(recording, []), findEnglish)).toMatchObject({ recording });
});

test('numbers, and capitals with numbers, had flags of their own', () => {
  for (const [flag, settings] of [
    ['02', { numbers: true }],
    ['03', { capitals: true, numbers: true }],
  ] as const) {
    const bytes = fromHex(earlierHex({ flags: flag }, ['01', '01 01 23']));
    expect(readRecording(bytes, findEnglish)).toMatchObject({ recording: { settings } });
  }
});

describe('a round of words that are not plain is invalid', () => {
  test.each([
    ['with an unknown flag', CAPITALS.replace('54 01 01', '54 01 41')],
    ['with the highest flag', CAPITALS.replace('54 01 01', '54 01 81')],
    ['of a custom text with capitals', CUSTOM_TEXT.replace('54 01 20', '54 01 21')],
    ['of a custom text with numbers', CUSTOM_TEXT.replace('54 01 20', '54 01 22')],
    [
      'of a custom text, to practise',
      CUSTOM_TEXT.replace('54 01 20', '54 01 28').replace('0c 28', '0c 02 65 6e 28'),
    ],
    [
      'of a list with the name of a custom text',
      CAPITALS.replace('09 65 6e 67 6c 69 73 68 2d 31', '03 6f 77 6e'),
    ],
    ['of a custom text with a seed', CUSTOM_TEXT.replace('00 00 00 00', '00 00 00 01')],
    ['of a custom text, 13 words at once', CUSTOM_TEXT.replace('01 0c', '01 0d')],
    ['with lines of 9', CUSTOM_TEXT.replace('28 15', '09 15')],
    ['with lines of 201', CUSTOM_TEXT.replace('28 15', 'c9 01 15')],
    ['with a passage that is cut short', CUSTOM_TEXT.slice(0, 70)],
    ['with a passage longer than its bytes', CUSTOM_TEXT.replace('28 15', '28 ff ff ff ff 0f')],
    ['without a passage', `${CUSTOM_HEADER} 28 00 ${CUSTOM_EVENTS}`],
    ['with a passage that is no UTF-8', CUSTOM_TEXT.replace('c3 a9 6a', 'ff a9 6a')],
    ['with combining marks that are not in NFC', withPassage('De\u0301ja\u0300 vu!')],
    ['with two spaces', withPassage('Déjà  vu!\nDéjà vu!')],
    ['with a space at its beginning', withPassage(' Déjà vu!\nDéjà vu!')],
    ['with a space at its end', withPassage('Déjà vu!\nDéjà vu! ')],
    ['with a line feed at its end', withPassage('Déjà vu!\nDéjà vu!\n')],
    ['with an empty line', withPassage('Déjà vu!\n\nDéjà vu!')],
    ['with a character that no font has', withPassage('Déjà vu!\nDéjà 日!')],
    ['with a tab', withPassage('Déjà\tvu!\nDéjà vu!')],
    ['with less than it has shown', withPassage('Déjà vu!')],
    ['with more than it has shown', withPassage('Déjà vu!\nDéjà vu!\nDéjà vu!')],
    ['with batches of more than four lines', withPassage(`Déjà vu!\n${'x'.repeat(40)}${' xx'.repeat(50)}`)],
  ])('%s', (_, hex) => {
    expect(readRecording(fromHex(hex), findEnglish)).toEqual({ trouble: 'invalid' });
  });
});

test.each<[string, Partial<Recording>]>([
  ['over no text', { text: '' }],
  ['with a seed', { seed: 1 }],
  ['under the name of a list', { wordList: 'english-1' }],
  ['with capitals', { settings: { ...EXAMPLE_OF_CUSTOM_TEXT.settings, capitals: true } }],
  ['of half a column', { settings: { ...EXAMPLE_OF_CUSTOM_TEXT.settings, columns: 40.5 } }],
  ['of no columns', { settings: EXAMPLE.settings }],
])('a recording of a custom text %s is not written', (_, part) => {
  const recording = { ...EXAMPLE_OF_CUSTOM_TEXT, ...part };
  expect(replayRecording(recording, ENGLISH_WORDS)).toBeNull();
  expect(() => writeRecording(recording, ENGLISH_WORDS)).toThrow('one finished round');
});

test.each<[string, Partial<Recording>]>([
  ['with columns', { settings: { ...EXAMPLE.settings, columns: 40 } }],
  ['with a text', { text: 'blow girl' }],
  ['that has the name of a custom text', { wordList: 'own' }],
])('a recording of a list %s is not written', (_, part) => {
  expect(() => writeRecording({ ...EXAMPLE, ...part }, ENGLISH_WORDS)).toThrow('one finished round');
});

/** The example of a custom text, with another passage. */
function withPassage(passage: string): string {
  const bytes = new TextEncoder().encode(passage);
  const length: number[] = [];
  for (let rest = bytes.length; ; rest >>= 7) {
    length.push(rest < 0x80 ? rest : (rest % 0x80) + 0x80);
    if (rest < 0x80) break;
  }
  return `${CUSTOM_HEADER} 28 ${toHex(Uint8Array.from([...length, ...bytes]))} ${CUSTOM_EVENTS}`;
}
