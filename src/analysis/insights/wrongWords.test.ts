import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { mistakesOf } from './mistakes';
import { timelineOf } from './timeline';
import { type WrongWord, wrongWords } from './wrongWords';

const wrongIn = (keys: string, words = 'the quick brown fox') =>
  wrongWords(mistakesOf(timelineOf(aPlayedRound({ words, keys }))));

/** `qu[ki]ck for quick: swapped, 2 errors`; `⌫` if it was corrected, `[]` where a character is missing. */
function described(words: readonly WrongWord[]): string[] {
  return words.map(({ word, pieces, mistakes, errors, wasCorrected, times }) => {
    const typed = pieces.map(({ text, isWrong }) => (isWrong ? `[${text}]` : text)).join('');
    const kinds = mistakes.map(({ kind }) => kind).join(', ');
    return `${typed} for ${word}: ${kinds}, ${wasCorrected ? '⌫' : errors}${times > 1 ? `, ${times} times` : ''}`;
  });
}

test.each([
  ['teh quick', 't[eh] for the: swapped, 2'],
  ['the qzick', 'q[z]ick for quick: other, 1'],
  ['the quck', 'qu[]ck for quick: skipped, 2'],
  ['thhe quick', 'th[h]e for the: doubled, 8'],
  ['rthe quick', '[r]the for the: added, 10'],
  ['th equick', 'th[ e] for the: space, 2'],
  ['theq uick', 'the[q ] for the: space, 2'],
  ['thequick', 'the[] for the: space, 5'],
])('what is wrong in %s is marked: %s', (keys, told) => {
  expect(described(wrongIn(keys))).toEqual([told]);
});

test('a word with two mistakes is told once, with both', () => {
  expect(described(wrongIn('the uqick bzopn'))).toEqual([
    '[uq]ick for quick: swapped, 2',
    'b[z]o[p]n for brown: other, other, 2',
  ]);
});

test('the costliest word comes first, corrected ones last', () => {
  expect(described(wrongIn('rhe⌫⌫⌫the qzick brwn fo'))).toEqual([
    'br[]wn for brown: skipped, 5',
    'q[z]ick for quick: other, 1',
    '[r]he for the: neighbour, ⌫',
  ]);
});

test('a word is told as it was left: what stands, or what was corrected last', () => {
  expect(described(wrongIn('tpe⌫⌫⌫teh quick'))).toEqual(['t[eh] for the: swapped, 2']);
  expect(described(wrongIn('tpe⌫⌫⌫teh⌫⌫⌫the quick'))).toEqual(['t[eh] for the: swapped, ⌫']);
  // The first letter stands, the third one was corrected.
  expect(described(wrongIn('rhr⌫e quick'))).toEqual(['[r]he for the: neighbour, 1']);
});

test('a word that was typed wrong in the same way elsewhere is told once, with how often', () => {
  const [one] = mistakesOf(timelineOf(aPlayedRound({ words: 'the fox', keys: 'tpe fox' })));
  if (!one) throw new Error('A wrong letter is a mistake.');
  const elsewhere = { ...one, pieces: [...one.pieces], batch: 3 };
  expect(described(wrongWords([one, elsewhere]))).toEqual(['t[p]e for the: other, 2, 2 times']);
});

test('nothing wrong, no word', () => {
  expect(wrongIn('the quick')).toEqual([]);
});
