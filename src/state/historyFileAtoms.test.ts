import { expect, test } from 'vitest';
import { findEnglish } from '../testing/recordings';
import { bestScoreOf } from './historyFileAtoms';
import type { ReadyRound } from './keptRounds';
import { readRound } from './readRounds';

/** A round from a file in which so many right characters were typed: its words begin with `blow`. */
function aRound(score: number, parts: Record<string, unknown> = {}): ReadyRound {
  const plain = {
    playedAt: '2026-11-21T18:02:11.000Z',
    seed: 30,
    durationMs: 30_000,
    wordsPerBatch: 12,
    wordList: 'english-1',
    events: Array.from('blow'.slice(0, score), (char, index) => [index * 100, char]),
    ...parts,
  };
  const ready = readRound(plain, findEnglish);
  if (typeof ready === 'string') throw new Error(ready);
  return ready;
}

test('the highest score of standard rounds can be the best', () => {
  expect(bestScoreOf([aRound(2), aRound(4), aRound(3)])).toBe(4);
});

test('a raced round makes no best, however high its score', () => {
  expect(bestScoreOf([aRound(2), aRound(4, { wasRaced: true })])).toBe(2);
  expect(bestScoreOf([aRound(4, { wasRaced: true })])).toBe(0);
  expect(bestScoreOf([aRound(4, { wasRaced: false })])).toBe(4);
});

test('a round with other settings makes no best', () => {
  expect(bestScoreOf([aRound(2), aRound(4, { durationMs: 60_000 })])).toBe(2);
  expect(bestScoreOf([aRound(2), aRound(4, { wordsPerBatch: 11 })])).toBe(2);
});

test('no rounds make no best', () => {
  expect(bestScoreOf([])).toBe(0);
});
