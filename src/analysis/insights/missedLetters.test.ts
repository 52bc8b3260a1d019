import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { missedLetters } from './missedLetters';
import { mistakesOf } from './mistakes';
import { timelineOf } from './timeline';

function missedIn(keys: string, words = 'the other feet') {
  const timeline = timelineOf(aPlayedRound({ words, keys }));
  return missedLetters(timeline, mistakesOf(timeline));
}

test('a letter is missed if something else was typed, corrected later or not', () => {
  expect(missedIn('thr⌫e othwr')).toEqual([{ letter: 'e', missed: 2, due: 3 }]);
});

test('letters after a skipped one are not missed: they were typed', () => {
  expect(missedIn('te other')).toEqual([{ letter: 'h', missed: 1, due: 2 }]);
});

test('both of two swapped letters are missed', () => {
  expect(missedIn('hte ')).toEqual([
    { letter: 'h', missed: 1, due: 1 },
    { letter: 't', missed: 1, due: 1 },
  ]);
});

test('a space is not a letter, and with a letter too many none is missed', () => {
  expect(missedIn('the_othher')).toEqual([]);
});

test('at most five: most missed first, then by share, then alphabetically', () => {
  const letters = missedIn('?????????', 'abcabdefg').map(({ letter, missed }) => `${letter}${missed}`);
  expect(letters).toEqual(['a2', 'b2', 'c1', 'd1', 'e1']);
});

test('nothing is missed if nothing was typed', () => {
  expect(missedIn('')).toEqual([]);
});
