import { describe, expect, test } from 'vitest';
import { A_SETUP } from '../../testing/rounds';
import type { RoundSetup } from '../round/roundSetup';
import { CUSTOM_TEXT, type RoundSettings, WORD_COUNT_DEADLINE_MS } from '../round/rules';
import { canBeRecorded } from './canBeRecorded';

type Parts = Partial<Omit<RoundSetup, 'settings'>> & { readonly settings?: Partial<RoundSettings> };

/** Of a list: thirty words. */
const ofList = ({ settings, ...parts }: Parts = {}): RoundSetup => ({
  ...A_SETUP,
  ...parts,
  settings: { ...A_SETUP.settings, ...settings },
});

/** Of a custom text of three passages. */
const ofText = ({ settings, ...parts }: Parts = {}): RoundSetup =>
  ofList({
    seed: 0,
    wordList: CUSTOM_TEXT,
    words: ['one', 'two', 'three'],
    ...parts,
    settings: { columns: 40, ...settings },
  });

const wordCount = { wordLimit: 24, durationMs: WORD_COUNT_DEADLINE_MS } as const;

describe('a round of a list can be recorded', () => {
  test.each<[string, Parts]>([
    ['with the standard settings', {}],
    ['with the least seed', { seed: 0 }],
    ['with the greatest seed', { seed: 2 ** 32 - 1 }],
    ['of a second', { settings: { durationMs: 1000 } }],
    ['of an hour', { settings: { durationMs: 3_600_000 } }],
    ['of one word at a time', { settings: { wordsPerBatch: 1 } }],
    ['of half its list at a time', { settings: { wordsPerBatch: 15 } }],
    ['with capitals and numbers, by ear', { settings: { capitals: true, numbers: true, byEar: true } }],
    ['of word-count mode', { settings: wordCount }],
    ['of practice', { settings: { practice: ['en', 'th'] } }],
    ['of a lesson', { settings: { lesson: ['eart', 't', 'a'] } }],
    ['of a lesson with capitals, marks and digits of its own', { settings: { lesson: ['eaA.1', '1', ''] } }],
    [
      'of a lesson of 24 words, by ear, where a place waits',
      { settings: { ...wordCount, lesson: ['ea', '', ''], byEar: true, onMistake: 'wait' } },
    ],
  ])('%s', (_, parts) => expect(canBeRecorded(ofList(parts))).toBe(true));
});

describe('a round of a list cannot be recorded', () => {
  test.each<[string, Parts]>([
    ['with a seed below 0', { seed: -1 }],
    ['with a seed above 32 bits', { seed: 2 ** 32 }],
    ['with half a seed', { seed: 0.5 }],
    ['of less than a second', { settings: { durationMs: 999 } }],
    ['of more than an hour', { settings: { durationMs: 3_600_001 } }],
    ['of half milliseconds', { settings: { durationMs: 1000.5 } }],
    ['of no words at a time', { settings: { wordsPerBatch: 0 } }],
    ['of more than half its list at a time', { settings: { wordsPerBatch: 16 } }],
    [
      'of more than 200 words at a time',
      { settings: { wordsPerBatch: 201 }, words: Array<string>(402).fill('a') },
    ],
    ['with columns', { settings: { columns: 40 } }],
    ['of 13 words', { settings: { ...wordCount, wordLimit: 13 as 12 } }],
    ['of word-count mode and 30 s', { settings: { wordLimit: 24 } }],
    ['of word-count mode, 6 words at a time', { settings: { ...wordCount, wordsPerBatch: 6 } }],
    ['of practice of nothing', { settings: { practice: [] } }],
    ['of practice in another order', { settings: { practice: ['th', 'en'] } }],
    ['of practice, 6 words at a time', { settings: { practice: ['th'], wordsPerBatch: 6 } }],
    ['of practice with capitals', { settings: { practice: ['th'], capitals: true } }],
    ['of practice with numbers', { settings: { practice: ['th'], numbers: true } }],
    ['of practice by ear', { settings: { practice: ['th'], byEar: true } }],
    ['of a lesson without letters', { settings: { lesson: ['', '', ''] } }],
    ['of a lesson whose new letter it does not have', { settings: { lesson: ['ea', 't', ''] } }],
    ['of a lesson with half of a character', { settings: { lesson: ['ea\ud83d', '', ''] } }],
    ['of a lesson with capitals', { settings: { lesson: ['ea', '', ''], capitals: true } }],
    ['of a lesson with numbers', { settings: { lesson: ['ea', '', ''], numbers: true } }],
    ['of a lesson and practice', { settings: { lesson: ['ea', '', ''], practice: ['th'] } }],
  ])('%s', (_, parts) => expect(canBeRecorded(ofList(parts))).toBe(false));
});

describe('a round of a custom text can be recorded', () => {
  test.each<[string, Parts]>([
    ['from its beginning', {}],
    ['from its last passage', { seed: 2 }],
    ['by ear', { settings: { byEar: true } }],
    ['with the narrowest lines', { settings: { columns: 10 } }],
    ['with the widest lines', { settings: { columns: 200 } }],
  ])('%s', (_, parts) => expect(canBeRecorded(ofText(parts))).toBe(true));
});

describe('a round of a custom text cannot be recorded', () => {
  test.each<[string, Parts]>([
    ['from past its end', { seed: 3 }],
    ['of less than a second', { settings: { durationMs: 999 } }],
    ['without columns', { settings: { columns: undefined as unknown as number } }],
    ['with narrower lines', { settings: { columns: 9 } }],
    ['with wider lines', { settings: { columns: 201 } }],
    ['of 6 words at a time', { settings: { wordsPerBatch: 6 } }],
    ['of word-count mode', { settings: wordCount }],
    ['with capitals', { settings: { capitals: true } }],
    ['with numbers', { settings: { numbers: true } }],
    ['of practice', { settings: { practice: ['th'] } }],
    ['of a lesson', { settings: { lesson: ['ea', '', ''] } }],
  ])('%s', (_, parts) => expect(canBeRecorded(ofText(parts))).toBe(false));
});
