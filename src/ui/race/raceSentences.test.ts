import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { farLeadSign, figuresText, leadSentence, sentSentence } from './raceSentences';

test.each([
  [1340, 'Ahead of the ghost by 1.3 seconds'],
  [1000, 'Ahead of the ghost by 1.0 seconds'],
  [49, 'Level with the ghost'],
  [-49, 'Level with the ghost'],
  [-50, 'Behind the ghost by 0.1 seconds'],
])('in word-count mode, a lead of %d ms: %s', (by, sentence) => {
  expect(leadSentence({ by, unit: 'ms' })).toBe(sentence);
});

test.each([
  [12, 'Ahead of the ghost by 12 characters'],
  [1, 'Ahead of the ghost by 1 character'],
  [0, 'Level with the ghost'],
  [-1, 'Behind the ghost by 1 character'],
  [-40, 'Behind the ghost by 40 characters'],
])('a lead of %d: %s', (lead, sentence) => {
  expect(leadSentence({ by: lead, unit: 'characters' })).toBe(sentence);
});

test.each([
  [12, '12 ▸'],
  [-3, '◂ 3'],
])('a ghost in another batch, %d characters ahead: %s', (lead, sign) => {
  expect(farLeadSign(lead)).toBe(sign);
});

test('a round is summed up by speed and accuracy, halves rounded up and no speed below 0', () => {
  expect(figuresText(aPlayedRound({ words: 'hot cold', keys: 'hot colx' }))).toBe('3 wpm, 88 %');
  expect(figuresText(aPlayedRound({ words: 'hot cold', keys: 'x' }))).toBe('0 wpm, 0 %');
});

test('after copying, the length of the link and the name are shown', () => {
  const link = 'x'.repeat(518);
  expect(sentSentence({ outcome: 'copied', link, name: '' })).toMatch(/^Copied\. .* 518 characters/);
  expect(sentSentence({ outcome: 'copied', link, name: 'Ana' })).toMatch(/^Copied, with your name: Ana\. /);
});
