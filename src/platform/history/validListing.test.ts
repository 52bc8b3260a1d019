import { describe, expect, test } from 'vitest';
import { aListedRound } from '../../testing/listedRounds';
import { isValidListing } from './validListing';

const { summary } = aListedRound();
const stalls = { count: 1, longestMs: 300.5 };

describe('a listing in the database', () => {
  test.each<[string, Record<string, unknown>]>([
    ['the first valid moment', { playedAt: 0 }],
    ['the last one', { playedAt: 8.64e15 }],
    ['a stall', { stalls }],
    ['a time out of sight', { wasHidden: true }],
    ['a mark that it was raced', { wasRaced: true }],
    ['a mark that it was not', { wasRaced: false }],
    ['the words of a day', { wordsOfDay: '2026-11-26' }],
    ['a layout of the keyboard', { keyboard: 'dvorak' }],
    ['a layout that a later version has', { keyboard: 'workman-2' }],
    ['a lesson', { summary: { ...summary, lesson: ['eartoslp', 's', ''] } }],
    ['a summary of another version', { summary: { ...summary, version: 99 } }],
    ['nothing typed', { summary: { ...summary, total: 0, errors: 0 } }],
    ['practice', { summary: { ...summary, practice: ['en', 'e '] } }],
    ['a mark that it was left early', { summary: { ...summary, leftEarly: true } }],
    ['a number of words of another version', { summary: { ...summary, wordLimit: 33, elapsedMs: 9000 } }],
    ['the least time', { summary: { ...summary, durationMs: 1 } }],
  ])('can be shown with %s', (_, parts) => {
    expect(isValidListing({ ...aListedRound(), ...parts } as never)).toBe(true);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a moment before 1970', { playedAt: -1 }],
    ['a moment after all dates', { playedAt: 8.64e15 + 1 }],
    ['a moment that is no number', { playedAt: Number.NaN }],
    ['a moment in words', { playedAt: '5' }],
    ['no stalls', { stalls: undefined }],
    ['stalls without a number', { stalls: { longestMs: 300 } }],
    ['an infinite number of stalls', { stalls: { ...stalls, count: Number.POSITIVE_INFINITY } }],
    ['stalls without an end', { stalls: { ...stalls, longestMs: null } }],
    ['a string for whether the page was hidden', { wasHidden: 'no' }],
    ['a string for whether it was raced', { wasRaced: 'no' }],
    ['a race that is nothing', { wasRaced: null }],
    ['the words of no day', { wordsOfDay: 'today' }],
    ['a layout that is no name', { keyboard: '<b>' }],
    ['a lesson without letters', { summary: { ...summary, lesson: [] } }],
    ['the words of a moment', { wordsOfDay: 1_795_284_131_000 }],
    ['nothing for whether the page was hidden', { wasHidden: undefined }],
    ['no summary', { summary: undefined }],
    ['a summary that is nothing', { summary: null }],
    ['a summary of no version', { summary: { ...summary, version: undefined } }],
    ['no time', { summary: { ...summary, durationMs: 0 } }],
    ['a time in words', { summary: { ...summary, durationMs: '30000' } }],
    ['a number of words without the time they took', { summary: { ...summary, wordLimit: 50 } }],
    ['an unknown rule for mistakes', { summary: { ...summary, onMistake: 'x' } }],
    ['words that are perhaps said', { summary: { ...summary, byEar: 'x' } }],
    ['no total', { summary: { ...summary, total: Number.NaN } }],
    ['no errors', { summary: { ...summary, errors: undefined } }],
    ['a word list that is a number', { summary: { ...summary, wordList: 7 } }],
    ['practice in one string', { summary: { ...summary, practice: 'en' } }],
    ['practice of a number', { summary: { ...summary, practice: ['en', 7] } }],
    ['words for whether it was left early', { summary: { ...summary, leftEarly: 'no' } }],
    ['practice that is nothing', { summary: { ...summary, practice: null } }],
  ])('cannot be shown with %s', (_, parts) => {
    expect(isValidListing({ ...aListedRound(), ...parts } as never)).toBe(false);
  });
});
