import { expect, test } from 'vitest';
import { spokenResult } from './spokenResult';

const TALLY = { accuracy: 0.974, errors: 3, total: 120, score: 117 };

test('the result is said as one text', () => {
  expect(spokenResult(TALLY, 72.4, true, '', '')).toBe(
    'Time is up. Result: accuracy 97 percent, errors 3, characters typed 120, speed 72 words per minute.',
  );
});

test('a new best is said after the figures, and then the outcome of a race', () => {
  expect(spokenResult(TALLY, 72.4, true, 'New highest score', 'Ahead of the ghost by 4 characters')).toMatch(
    / per minute\. New highest score\. Ahead of the ghost by 4 characters\.$/,
  );
});

test('a round that has ended with its last word is done, and time is not up', () => {
  expect(spokenResult(TALLY, 72.4, false, '', '')).toMatch(/^Done\. Result: accuracy 97 percent, /);
});
