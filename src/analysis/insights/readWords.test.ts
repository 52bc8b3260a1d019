import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tally } from '../../core/round/score';
import { aPlayedRound } from '../../testing/playedRounds';
import { aRoundOfSlips } from '../../testing/roundsOfSlips';
import { analyseRound } from './analyseRound';

const rules = { spaceEndsWord: true } as const;
const mistakesIn = (keys: string): string[] => {
  const { mistakes } = analyseRound(aPlayedRound({ words: 'the quick brown fox', keys, rules }));
  return mistakes.map(({ kind, expected, typed, word, typedWord, wasCorrected, errors }) => {
    const end = wasCorrected ? ' ⌫' : `, ${errors} ${errors === 1 ? 'error' : 'errors'}`;
    return `${kind} ${expected}→${typed} in ${word}→${typedWord}${end}`;
  });
};

test.each([
  ['the qu brown', ['skipped ick→ in quick→qu, 1 error']],
  ['the qx brown', ['other u→x in quick→qx, 1 error', 'skipped ick→ in quick→qx, 1 error']],
  ['the quck brown', ['skipped i→ in quick→quck, 3 errors']],
  ['the q b ', ['skipped uick→ in quick→q, 1 error', 'skipped rown→ in brown→b, 1 error']],
  ['the quick brown f ', ['skipped ox→ in fox→f, 1 error']],
  ['thee quick', ['doubled →e in the→thee, 1 error']],
  ['thre quick', ['added →r in the→thre, 2 errors']],
  ['teh quick', ['swapped he→eh in the→teh, 2 errors']],
  ['thequi quick', ['space  → in the→the, 3 errors']],
  ['the_ quick', ['added →_ in the→the_, 1 error']],
  ['thexy quick', ['added →x in the→thexy, 1 error', 'added →y in the→thexy, 1 error']],
])('a mistake in one word shifts nothing in the next: %s', (keys, mistakes) => {
  expect(mistakesIn(keys)).toEqual(mistakes);
});

test.each([
  ['the qu ⌫ick', ['skipped ick→ in quick→qu ⌫']],
  ['the qu ⌫⌫⌫quick', ['skipped ick→ in quick→qu ⌫']],
  ['thex⌫ qu ⌫⌫uick', ['added →x in the→thex ⌫', 'skipped ick→ in quick→qu ⌫']],
  ['the qx ⌫⌫uick', ['other u→x in quick→qx ⌫', 'skipped ick→ in quick→qx ⌫']],
])('what was skipped and is typed after all is a corrected mistake: %s', (keys, mistakes) => {
  expect(mistakesIn(keys)).toEqual(mistakes);
});

test('a Space that has left a word is a wrong key, and a letter of the next word is a right one', () => {
  const { curve, figures, parts } = analyseRound(aPlayedRound({ words: 'the quick', keys: 'the q', rules }));
  expect(figures.rawAccuracyPercent).toBe(100);
  expect(curve.errors).toEqual([]);
  expect(parts[0]?.ms).toBe(400);
  const left = analyseRound(aPlayedRound({ words: 'the quick', keys: 't qu', rules }));
  expect(left.curve.errors).toMatchObject([{ typed: ' ', expected: 'h', wasCorrected: false }]);
  expect(left.figures.rawAccuracyPercent).toBe(75);
});

test('the errors of all mistakes add up to those of the result, for any round', () => {
  fc.assert(
    fc.property(aRoundOfSlips(10, rules), (round) => {
      const { mistakes, mistakesByKind, parts, durationMs } = analyseRound(round);
      expect(mistakes.reduce((sum, { errors }) => sum + errors, 0)).toBe(tally(round).errors);
      expect(mistakesByKind.reduce((sum, { errors }) => sum + errors, 0)).toBe(tally(round).errors);
      expect(mistakes.map(({ atMs }) => atMs)).toEqual(
        mistakes.map(({ atMs }) => atMs).sort((a, b) => a - b),
      );
      expect(parts.reduce((sum, { ms }) => sum + ms, 0)).toBe(durationMs);
    }),
  );
});
