import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tally } from '../../core/round/score';
import { aFinishedRound, aSetupOver } from '../../testing/playedRounds';
import { deleted, START_MS, typed } from '../../testing/rounds';
import { aRoundOfSlips } from '../../testing/roundsOfSlips';
import { pairAt, pairsOfRound } from '../practice/roundPairs';
import { analyseRound } from './analyseRound';

/** The insights of a round over `the quick brown` that waits for its right keys; `⌫` deletes one character. */
const analysed = (keys: string) => {
  const { settings, ...setup } = aSetupOver('the quick brown');
  const events = Array.from(keys, (key, index) => {
    const at = START_MS + 100 * index;
    return key === '⌫' ? deleted(1, at) : typed(key, at);
  });
  return aFinishedRound({ ...setup, settings: { ...settings, onMistake: 'wait' } }, events);
};
const mistakesIn = (keys: string) => analyseRound(analysed(keys)).mistakes;

test.each([
  ['tjhe quick', 'neighbour', 'j', 'h', 'the', 'tjhe'],
  ['Tthe quick', 'case', 'T', 't', 'the', 'Tthe'],
  ['tehe quick', 'other', 'e', 'h', 'the', 'tehe'],
  ['the uquick', 'other', 'u', 'q', 'quick', 'uquick'],
  ['thex quick', 'space', 'x', ' ', 'the', 'thex'],
  ['th e quick', 'space', ' ', 'e', 'the', 'th e'],
])('%s is one wrong key at one place: %s', (keys, kind, wrong, expected, word, typedWord) => {
  expect(mistakesIn(keys)).toMatchObject([
    { kind, typed: wrong, expected, word, typedWord, errors: 1, wasCorrected: false },
  ]);
});

test('who types on unaware makes one mistake with all its errors, of the kind of its first key', () => {
  expect(mistakesIn('the wuickquick brown')).toMatchObject([
    { kind: 'neighbour', typed: 'w', expected: 'q', errors: 5, wrongKeys: 5, wasCorrected: false, atMs: 400 },
  ]);
});

test('a wrong word shows its wrong keys before the right ones', () => {
  const { wrongWords } = analyseRound(analysed('the qxuiyck brown'));
  expect(wrongWords).toMatchObject([
    {
      word: 'quick',
      errors: 2,
      pieces: [
        { text: 'q', isWrong: false },
        { text: 'x', isWrong: true },
        { text: 'ui', isWrong: false },
        { text: 'y', isWrong: true },
        { text: 'ck', isWrong: false },
      ],
    },
  ]);
});

test('a word that is deleted and typed again keeps the errors of both times', () => {
  expect(mistakesIn('txh⌫⌫tyhe')).toMatchObject([{ expected: 'h', errors: 2, typedWord: 'txyhe' }]);
});

test('a pair is missed once, however many wrong keys its place waits through, and has no gap then', () => {
  const found = pairsOfRound(analysed('txyhe '));
  const told = [...found.gapsMs].map((gapMs, index) => [pairAt(found, index), gapMs]);
  expect(told).toEqual([
    ['th', Number.NaN],
    ['he', 100],
    ['e ', 100],
  ]);
});

test('the errors of all mistakes add up to those of the result, for any round', () => {
  fc.assert(
    fc.property(aRoundOfSlips(10, { onMistake: 'wait' }), (round) => {
      const { mistakes, parts, durationMs } = analyseRound(round);
      expect(mistakes.reduce((sum, { errors }) => sum + errors, 0)).toBe(tally(round).errors);
      expect(mistakes.map(({ atMs }) => atMs)).toEqual(
        mistakes.map(({ atMs }) => atMs).sort((a, b) => a - b),
      );
      expect(parts.reduce((sum, { ms }) => sum + ms, 0)).toBe(durationMs);
    }),
  );
});
