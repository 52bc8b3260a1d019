import { expect, test } from 'vitest';
import { beginRound, play, type Round } from '../../core/round/round';
import { openPlace } from '../../core/speech/wordPlace';
import { A_SETUP, typed } from '../../testing/rounds';
import { spelledRemainder, spokenAt, spokenWord } from './spokenWords';

const SETUP = { ...A_SETUP, textOf: (number: number) => ['one two.', 'three four'][number] ?? 'more' };

function after(text: string): Round {
  let round = beginRound(SETUP);
  for (const [index, char] of [...text].entries()) round = play(round, typed(char, index * 100));
  return round;
}

test('the open word is said as a whole, and what is left of it is spelled', () => {
  const texts = ['', 'on', 'one', 'one ', 'one two.'].map((text) => {
    const round = after(text);
    return `${spokenAt(SETUP, openPlace(round), 'en')} · ${spelledRemainder(round, 'en')}`;
  });
  expect(texts).toEqual([
    'one · o, n, e',
    'one · e',
    'one · space',
    'last: two full stop · t, w, o, full stop',
    'three · t, h, r, e, e',
  ]);
});

test('marks are named in English only', () => {
  expect(spokenAt(SETUP, { batchNumber: 0, index: 1 }, 'fr')).toBe('last: two.');
});

test.each([
  ['', 'hot'],
  ['hot', 'hot'],
  ['hot ', 'cold'],
  ['hot cold', 'cold'],
  ['hot cold ', 'last: hot'],
  ['hot cold ho', 'last: hot'],
])('after ‘%s’ a screen reader says: %s', (text, said) => {
  expect(spokenWord({ expected: 'hot cold hot', typed: [...text] })).toBe(said);
});

test('a mark that stands alone at the end of a batch is said with its word, as the last', () => {
  expect(spokenWord({ expected: 'tu viens ?', typed: [...'tu viens '] })).toBe('last: viens ?');
});
