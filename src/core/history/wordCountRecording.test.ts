import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { typedToTheEnd } from '../../testing/playedRounds';
import { EXAMPLE, findEnglish, fromHex } from '../../testing/recordings';
import { CUSTOM_TEXT, type RoundSettings, STANDARD_ROUND, WORD_COUNT_DEADLINE_MS } from '../round/rules';
import { setupOf } from '../words/setup';
import type { Recording } from './recording';
import { inTodaysForm, readRecording, recordingOf, replayRecording, writeRecording } from './recordingBytes';
import { lastedMs, summaryOf } from './summary';

const WORD_COUNT: RoundSettings = { ...STANDARD_ROUND, durationMs: WORD_COUNT_DEADLINE_MS, wordLimit: 12 };
/** The same keys as in the example of the docs, in a round that was left unfinished. */
const FORGOTTEN: Recording = { ...EXAMPLE, settings: WORD_COUNT };
const BYTES = `54 01 10 00 00 00 1e 0c 0c 09 65 6e 67 6c 69 73 68 2d 31 dc 48 47 4e
  06 00 b5 38 02 c3 a9 9e 4b bc 2b 7c db a4 02 03`.replaceAll(/\s+/g, ' ');

test('a round of twelve words is read for ever from the bytes it once had', () => {
  expect(writeRecording(FORGOTTEN, ENGLISH_WORDS)).toEqual(inTodaysForm(fromHex(BYTES)));
  expect(readRecording(fromHex(BYTES), findEnglish)).toMatchObject({ recording: FORGOTTEN });
});

/** A round of these settings, typed to its end with a key every 100 ms. */
function typedOut(settings: Partial<RoundSettings>): Recording {
  const setup = {
    seed: 30,
    settings: { ...WORD_COUNT, ...settings },
    wordList: 'english-1',
    words: ENGLISH_WORDS,
  };
  return recordingOf(typedToTheEnd(setupOf(setup)));
}

test.each<[string, Partial<RoundSettings>]>([
  ['of twelve words', {}],
  ['of 24 words', { wordLimit: 24 }],
  ['of 48 words', { wordLimit: 48 }],
  ['with capitals and numbers', { capitals: true, numbers: true }],
  ['by ear', { byEar: true }],
  ['by ear with capitals', { byEar: true, capitals: true }],
  ['of practice', { practice: ['e ', 'en', 'th'] }],
])('a round %s is read as it was written, and lasts as long as it took', (_, settings) => {
  const recording = typedOut(settings);
  const bytes = writeRecording(recording, ENGLISH_WORDS);
  const read = readRecording(bytes, findEnglish);
  if ('trouble' in read) throw new Error(read.trouble);
  expect(read.recording).toEqual(recording);
  expect(recordingOf(read.round)).toEqual(recording);
  const took = (recording.events.length - 1) * 100;
  expect(read.round).toMatchObject({
    phase: 'finish',
    elapsedMs: took,
    batchNumber: (settings.wordLimit ?? 12) / 12 - 1,
  });
  expect(lastedMs(summaryOf(read.round))).toBe(took);
});

test('it has the words that it has with a limit of time', () => {
  expect(replayRecording(FORGOTTEN, ENGLISH_WORDS)?.expected).toBe(
    replayRecording(EXAMPLE, ENGLISH_WORDS)?.expected,
  );
});

test('a round that was never typed to its end is over after an hour', () => {
  const round = replayRecording(FORGOTTEN, ENGLISH_WORDS);
  expect(round).toMatchObject({ phase: 'finish', elapsedMs: WORD_COUNT_DEADLINE_MS });
});

test('no event may follow the last word', () => {
  const whole = typedOut({});
  const events = [...whole.events, { kind: 'deleted' as const, count: 1, at: 60_000 }];
  expect(replayRecording({ ...whole, events }, ENGLISH_WORDS)).toBeNull();
});

describe('word-count mode cannot be recorded', () => {
  test.each<[string, Recording]>([
    ['other than 12, 24 and 48', { ...FORGOTTEN, settings: { ...WORD_COUNT, wordLimit: 36 as 24 } }],
    ['with a limit of time', { ...FORGOTTEN, settings: { ...WORD_COUNT, durationMs: 30_000 } }],
    ['in other batches', { ...FORGOTTEN, settings: { ...WORD_COUNT, wordsPerBatch: 6 } }],
    [
      'with a custom text',
      {
        ...FORGOTTEN,
        seed: 0,
        settings: { ...WORD_COUNT, columns: 40 },
        wordList: CUSTOM_TEXT,
        text: 'blow girl',
      },
    ],
  ])('%s', (_, recording) => {
    expect(replayRecording(recording, ENGLISH_WORDS)).toBeNull();
  });
});

describe('bytes of a word-count round are invalid', () => {
  test.each([
    ['of another number', BYTES.replace('1e 0c 0c', '1e 0d 0c')],
    ['in other batches', BYTES.replace('1e 0c 0c', '1e 0c 06')],
    ['with an unknown flag', BYTES.replace('54 01 10', '54 01 50')],
    ['with the flag of a custom text', BYTES.replace('54 01 10', '54 01 30')],
    ['with the flag of practice, and no pairs', BYTES.replace('54 01 10', '54 01 18')],
    ['with the flags of practice and of capitals', practice('19')],
    ['with the flags of practice and by ear', practice('1c')],
  ])('%s', (_, hex) => {
    expect(readRecording(fromHex(hex), findEnglish)).toEqual({ trouble: 'invalid' });
  });
});

/** The bytes with these flags, and with a pair to practise. */
function practice(flags: string): string {
  return BYTES.replace('54 01 10', `54 01 ${flags}`).replace('1e 0c 0c', '1e 0c 0c 02 65 6e');
}
