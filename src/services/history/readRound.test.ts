import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainRound } from '../../core/history/plainRound';
import { recordingOf } from '../../core/history/recordingBytes';
import { MAX_EVENTS } from '../../core/history/recordingLimits';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import {
  EXAMPLE,
  EXAMPLE_OF_CAPITALS,
  EXAMPLE_OF_CUSTOM_TEXT,
  EXAMPLE_OF_PRACTICE,
  findEnglish,
  PLAIN_EXAMPLE,
} from '../../testing/recordings';
import { tries } from '../../testing/thorough';
import { readRound } from './roundsImport';
import type { UnreadableReason } from './savedRounds';

type Parts = Partial<Record<string, unknown>>;

const CAPITALS = plainRound(EXAMPLE_OF_CAPITALS, { playedAt: PLAIN_EXAMPLE.playedAt });
const PRACTICE = plainRound(EXAMPLE_OF_PRACTICE, { playedAt: PLAIN_EXAMPLE.playedAt });
const BY_EAR = plainRound(
  { ...EXAMPLE, settings: { ...EXAMPLE.settings, byEar: true } },
  { playedAt: PLAIN_EXAMPLE.playedAt },
);
const WORD_COUNT = plainRound(
  recordingOf(typedToTheEnd({ ...aWordCountSetup(), wordList: 'english-1', words: ENGLISH_WORDS })),
  { playedAt: PLAIN_EXAMPLE.playedAt },
);
const CUSTOM = plainRound(EXAMPLE_OF_CUSTOM_TEXT, { playedAt: PLAIN_EXAMPLE.playedAt });

describe('a round that cannot be read gives the reason', () => {
  test.each<[string, UnreadableReason, Parts]>([
    ['times that go backwards', 'events', { events: withEvent(2, [180.4, -1]) }],
    ['a time past the end', 'events', { events: withEvent(5, [30_000.1, 'w']) }],
    ['a time past the end of any round', 'form', { events: withEvent(5, [3_600_001, 'w']) }],
    ['a time before the first character', 'form', { events: withEvent(1, [-0.1, 'l']) }],
    ['a time in words', 'form', { events: withEvent(1, ['0', 'l']) }],
    ['a first event that is not at 0', 'events', { events: [[0.1, 'b']] }],
    ['a first event that deletes', 'events', { events: [[0, -1]] }],
    ['a deletion of more than is there', 'events', { events: withEvent(2, [421.2, -3]) }],
    ['a deletion of very much', 'events', { events: withEvent(2, [421.2, -MAX_EVENTS]) }],
    ['a deletion of more than the maximum', 'form', { events: withEvent(2, [421.2, -MAX_EVENTS - 1]) }],
    ['a deletion of nothing', 'form', { events: withEvent(2, [421.2, 0]) }],
    ['a deletion of one and a half', 'form', { events: withEvent(2, [421.2, -1.5]) }],
    ['a deletion with the wrong sign', 'form', { events: withEvent(2, [421.2, 1]) }],
    ['an empty character', 'form', { events: withEvent(1, [180.5, '']) }],
    ['an event of three parts', 'form', { events: withEvent(1, [180.5, 'é', 'é']) }],
    ['an event that is none', 'form', { events: withEvent(1, null) }],
    ['no events', 'events', { events: [] }],
    ['events that are a text', 'form', { events: 'blow' }],
    ['more events than the maximum', 'events', { events: Array(MAX_EVENTS + 1).fill([0, '#']) }],
    ['words that are not here', 'words', { wordList: 'english-2' }],
    ['words that are not loaded', 'wordsNotLoaded', { wordList: 'french-200-1' }],
    ['words that are not offered any more, and not loaded', 'wordsNotLoaded', { wordList: 'french-1' }],
    ['an invalid name of a word list', 'form', { wordList: '../english-1' }],
    ['a seed below 0', 'form', { seed: -1 }],
    ['a seed too large', 'form', { seed: 2 ** 32 }],
    ['a seed in words', 'form', { seed: '30' }],
    ['a round of years', 'form', { durationMs: 1e11 }],
    ['a round of half a ms', 'form', { durationMs: 30_000.5 }],
    ['a billion words at a time', 'form', { wordsPerBatch: 1e9 }],
    ['a billion stalls', 'form', { stalls: { count: 1e9, longestMs: 100 } }],
    ['stalls that are a number', 'form', { stalls: 3 }],
    ['a race in words', 'form', { wasRaced: 'yes' }],
    ['the words of no day', 'form', { wordsOfDay: 'today' }],
    ['a time that is a number', 'form', { playedAt: 1_795_284_131_000 }],
  ])('%s: %s', (_, reason, parts) => {
    expect(readRound({ ...PLAIN_EXAMPLE, ...parts }, findEnglish)).toBe(reason);
  });

  test.each([
    null,
    undefined,
    30,
    'round',
    true,
    {},
    { ...PLAIN_EXAMPLE, seed: undefined },
    { rounds: [PLAIN_EXAMPLE] },
  ])('not a round at all: %j', (nothing) => {
    expect(readRound(nothing, findEnglish)).toBe('form');
  });
});

describe('an invalid round of custom words gives the reason', () => {
  test.each<[string, UnreadableReason, Parts]>([
    ['capitals of no list', 'form', { ...CAPITALS, wordList: undefined }],
    ['capitals that are none', 'form', { ...CAPITALS, capitals: false }],
    ['capitals of an unknown list', 'words', { ...CAPITALS, wordList: 'english-2' }],
    ['capitals of a custom text', 'form', { ...CUSTOM, capitals: true }],
    ['capitals of a list with the name of custom texts', 'form', { ...CAPITALS, wordList: 'own' }],
    ['practice of no list', 'form', { ...PRACTICE, wordList: undefined }],
    ['practice with capitals', 'form', { ...PRACTICE, capitals: true }],
    ['practice with numbers', 'form', { ...PRACTICE, numbers: true }],
    ['practice of nothing', 'form', { ...PRACTICE, practice: [] }],
    ['practice of too much', 'form', { ...PRACTICE, practice: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['practice in another order', 'form', { ...PRACTICE, practice: ['th', 'en', 'e '] }],
    ['practice of a pair twice', 'form', { ...PRACTICE, practice: ['en', 'en'] }],
    ['practice of three letters', 'form', { ...PRACTICE, practice: ['the'] }],
    ['practice of a space', 'form', { ...PRACTICE, practice: [' '] }],
    ['practice of a number', 'form', { ...PRACTICE, practice: [7] }],
    ['practice in one string', 'form', { ...PRACTICE, practice: 'en' }],
    ['practice of a custom text', 'form', { ...CUSTOM, practice: ['en'] }],
    ['usual lengths of no practice', 'form', { ...PRACTICE, practice: undefined, usualLengths: true }],
    ['usual lengths that are none', 'form', { ...PRACTICE, usualLengths: false }],
    ['practice of an unknown list', 'words', { ...PRACTICE, wordList: 'english-2' }],
    ['words that were said, of no list', 'form', { ...BY_EAR, wordList: undefined }],
    ['words that were said, of practice', 'form', { ...BY_EAR, practice: ['en'] }],
    ['words that were said, of an unknown list', 'words', { ...BY_EAR, wordList: 'english-2' }],
    ['words that were said, of a custom text that is missing', 'form', { ...BY_EAR, wordList: 'own' }],
    ['another number of words', 'form', { ...WORD_COUNT, wordLimit: 36 }],
    ['word-count mode with a custom text', 'form', { ...WORD_COUNT, wordList: 'own' }],
    ['word-count mode with a limit of time', 'events', { ...WORD_COUNT, durationMs: 30_000 }],
    ['word-count mode with other batches', 'events', { ...WORD_COUNT, wordsPerBatch: 6 }],
    [
      'a key after the last word',
      'events',
      { ...WORD_COUNT, events: [...WORD_COUNT.events, [3_000_000, 'x']] },
    ],
    ['a text of a list', 'form', { ...PLAIN_EXAMPLE, text: 'blow' }],
    ['lines of a list', 'form', { ...PLAIN_EXAMPLE, columns: 40 }],
    ['a list under another name', 'form', { ...PLAIN_EXAMPLE, wordList: undefined, list: 'english-1' }],
    ['a custom text that is missing', 'form', { ...CUSTOM, text: undefined }],
    ['a custom text of no lines', 'form', { ...CUSTOM, columns: undefined }],
    ['a custom text of lines too short', 'form', { ...CUSTOM, columns: 9 }],
    ['a custom text with spaces at its end', 'form', { ...CUSTOM, text: `${CUSTOM.text} ` }],
    ['a custom text of more than was shown', 'events', { ...CUSTOM, text: `${CUSTOM.text}\nvu!` }],
    ['a custom text with a seed', 'events', { ...CUSTOM, seed: 1 }],
    ['a custom text of 13 words at once', 'events', { ...CUSTOM, wordsPerBatch: 13 }],
  ])('%s: %s', (_, reason, parts) => {
    expect(readRound(JSON.parse(JSON.stringify(parts)), findEnglish)).toBe(reason);
  });
});

test('nothing in a file or a database can make it throw', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.anything({
      withDate: true,
      withMap: true,
      withTypedArray: true,
      withSparseArray: true,
      withBigInt: true,
    }),
  );
  fc.assert(
    fc.property(anything, (held) => {
      expect(readRound(held, findEnglish)).toBe('form');
    }),
    { numRuns: tries(1000, 200) },
  );
});

/** The example's events with one of them replaced. */
function withEvent(place: number, event: unknown): unknown[] {
  const events: readonly unknown[] = PLAIN_EXAMPLE.events;
  return events.with(place, event);
}

test('a word-count round is read with the time that it took', () => {
  const read = readRound(JSON.parse(JSON.stringify(WORD_COUNT)), findEnglish);
  const took = (WORD_COUNT.events.length - 1) * 100;
  expect(read).toMatchObject({ summary: { wordLimit: 12, elapsedMs: took, errors: 0 } });
});
