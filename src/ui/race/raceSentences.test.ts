import { expect, test } from 'vitest';
import { speedUnitOf, WPM } from '../../core/words/speedUnit';
import { aPlayedRound } from '../../testing/playedRounds';
import { farLeadSign, figuresText, leadSentence, spokenLeadSentence } from './raceSentences';

test.each([
  [1340, 'Ahead of the ghost by 1.3 seconds'],
  [1000, 'Ahead of the ghost by 1.0 seconds'],
  [49, 'Level with the ghost'],
  [-49, 'Level with the ghost'],
  [-50, 'Behind the ghost by 0.1 seconds'],
])('in word-count mode, a lead of %d ms: %s', (by, sentence) => {
  expect(leadSentence({ by, unit: 'ms', fasterBy: 0, speedUnit: WPM })).toBe(sentence);
});

test.each([
  [12, 'Ahead of the ghost by 12 characters'],
  [1, 'Ahead of the ghost by 1 character'],
  [0, 'Level with the ghost'],
  [-1, 'Behind the ghost by 1 character'],
  [-40, 'Behind the ghost by 40 characters'],
])('a lead of %d: %s', (lead, sentence) => {
  expect(leadSentence({ by: lead, unit: 'characters', fasterBy: 0, speedUnit: WPM })).toBe(sentence);
});

test.each([
  [12, 5, 'Ahead of the ghost by 12 characters (5 wpm)'],
  [-53, -30, 'Behind the ghost by 53 characters (30 wpm)'],
  // With more errors, whoever has typed more may be slower.
  [12, -5, 'Ahead of the ghost by 12 characters'],
  [-1, 0, 'Behind the ghost by 1 character'],
  [0, 3, 'Level with the ghost'],
])('a lead of %d characters, faster by %d wpm: %s', (by, fasterBy, sentence) => {
  expect(leadSentence({ by, unit: 'characters', fasterBy, speedUnit: WPM })).toBe(sentence);
});

test('a lead in speed is said in words', () => {
  const sentence = spokenLeadSentence({ by: 1300, unit: 'ms', fasterBy: 7, speedUnit: WPM });
  expect(sentence).toBe('Ahead of the ghost by 1.3 seconds, 7 words per minute');
  expect(spokenLeadSentence({ by: 0, unit: 'ms', fasterBy: 0, speedUnit: WPM })).toBe('Level with the ghost');
});

test('over Korean words it is in strokes', () => {
  const lead = {
    by: 12,
    unit: 'characters',
    fasterBy: 40,
    speedUnit: speedUnitOf('korean-common-1'),
  } as const;
  expect(leadSentence(lead)).toBe('Ahead of the ghost by 12 characters (40 strokes/min)');
  expect(spokenLeadSentence(lead)).toBe('Ahead of the ghost by 12 characters, 40 strokes per minute');
});

test.each([
  [12, '12 ▸'],
  [-3, '◂ 3'],
])('a ghost in another batch, %d characters ahead: %s', (lead, sign) => {
  expect(farLeadSign(lead)).toBe(sign);
});

test('a round is summed up by speed and accuracy, halves rounded up and no speed below 0', () => {
  expect(figuresText(aPlayedRound({ words: 'hot cold', keys: 'hot colx' }))).toBe('3 wpm, 88%');
  expect(figuresText(aPlayedRound({ words: 'hot cold', keys: 'x' }))).toBe('0 wpm, 0%');
});
