import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { missedLetters } from './missedLetters';
import { mistakesOf } from './mistakes';
import { walkRound } from './walk';

function missedIn(keys: string, words = 'the other feet') {
  const walk = walkRound(aPlayedRound({ words, keys }));
  return missedLetters(walk, mistakesOf(walk));
}

test('a letter is missed where something else was typed, a corrected one too', () => {
  expect(missedIn('thr⌫e othwr')).toEqual([{ letter: 'e', missed: 2, due: 3 }]);
});

test('letters behind a skipped one are not missed, they were typed', () => {
  expect(missedIn('te other')).toEqual([{ letter: 'h', missed: 1, due: 2 }]);
});

test('of two swapped letters both are missed', () => {
  expect(missedIn('hte ')).toEqual([
    { letter: 'h', missed: 1, due: 1 },
    { letter: 't', missed: 1, due: 1 },
  ]);
});

test('a space is no letter, and a letter too many misses none', () => {
  expect(missedIn('the_othher')).toEqual([]);
});

test('five at most: most often first, then the largest share, then by name', () => {
  const letters = missedIn('?????????', 'abcabdefg').map(({ letter, missed }) => `${letter}${missed}`);
  expect(letters).toEqual(['a2', 'b2', 'c1', 'd1', 'e1']);
});

test('nothing typed, nothing missed', () => {
  expect(missedIn('')).toEqual([]);
});
