import { expect, test } from 'vitest';
import { batchText } from '../../core/round/batch';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { findEnglish } from '../../testing/recordings';
import { bestScoreOf, readRound } from './roundsImport';
import type { VerifiedRound } from './savedRounds';

/** A round from a file with so many characters, all right. */
function aRound(
  score: number,
  parts: { durationMs?: number; wordsPerBatch?: number; wasRaced?: boolean } = {},
): VerifiedRound {
  const made = { seed: 30, durationMs: 30_000, wordsPerBatch: 12, wordList: 'english-1', ...parts };
  const words = batchText(ENGLISH_WORDS, made.seed, 0, made.wordsPerBatch);
  const events = Array.from(words.slice(0, score), (char, index) => [index * 100, char]);
  const plain = { playedAt: '2026-11-21T18:02:11.000Z', ...made, events };
  const ready = readRound(plain, findEnglish);
  if (typeof ready === 'string') throw new Error(ready);
  return ready;
}

test('the highest score of standard rounds is eligible for the best', () => {
  expect(bestScoreOf([aRound(2), aRound(4), aRound(3)])).toBe(4);
});

test('a raced round sets no best, however high its score', () => {
  expect(bestScoreOf([aRound(2), aRound(4, { wasRaced: true })])).toBe(2);
  expect(bestScoreOf([aRound(4, { wasRaced: true })])).toBe(0);
  expect(bestScoreOf([aRound(4, { wasRaced: false })])).toBe(4);
});

test('a round with other settings sets no best', () => {
  expect(bestScoreOf([aRound(2), aRound(4, { durationMs: 60_000 })])).toBe(2);
  expect(bestScoreOf([aRound(2), aRound(4, { wordsPerBatch: 11 })])).toBe(2);
});

test('no rounds set no best', () => {
  expect(bestScoreOf([])).toBe(0);
});
