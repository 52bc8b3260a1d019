import { expect, test } from 'vitest';
import { guessedOf, predictionOf, verdictsOf, worthiestFound } from './simulatePractice';
import { tries } from './thorough';

// `npm run simulate` does the same with more typists and rounds.

test('after sixty rounds, the pairs that are found are nearly all the worthiest ones', () => {
  const found = worthiestFound(tries(4, 2));
  expect(found.reduce((sum, one) => sum + one, 0) / found.length).toBeGreaterThanOrEqual(8);
});

test('the usual speed on a round’s words tells easy words from hard ones', () => {
  expect(predictionOf(1, 100).explained).toBeGreaterThan(0.5);
});

// Of several typists: one alone can be lucky.
test('the usual speed on a round’s words is the true one to within 2 %', () => {
  const errors = [1, 2, 3, 4, 5, 6].map((seed) => predictionOf(seed, 20).meanError);
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.02);
});

test('practice that has changed nothing is seldom said to have, and a fifth less is nearly always seen', () => {
  const typists = tries(30, 10);
  // 12 % plus two standard errors, with three pairs per typist.
  const most = 0.12 + 2 * Math.sqrt((0.12 * 0.88) / (3 * typists));
  const same = verdictsOf(typists, 1);
  expect(same.faster + same.slower).toBeLessThan(most);
  expect(verdictsOf(tries(12, 6), 0.8).faster).toBeGreaterThan(0.75);
});

test('a learner of 18 wpm is told the first slow keys within twelve rounds, most of them right', () => {
  const guessed = Array.from({ length: tries(40, 20) }, (_, seed) => guessedOf(seed + 1, 18)).filter(
    (one) => one !== null,
  );
  expect(guessed.length).toBeGreaterThan(0);
  for (const { told, share } of guessed) {
    expect(told).toBeGreaterThanOrEqual(3);
    expect(told).toBeLessThanOrEqual(5);
    expect(share).toBeLessThanOrEqual(1 / 3);
  }
  const sum = (key: 'round' | 'told' | 'right') => guessed.reduce((all, one) => all + one[key], 0);
  expect(sum('round') / guessed.length).toBeLessThan(12);
  expect(sum('right') / sum('told')).toBeGreaterThan(0.6);
});
