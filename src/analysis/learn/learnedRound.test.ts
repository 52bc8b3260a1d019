import { expect, test } from 'vitest';
import { beginRound, play, type Round } from '../../core/round/round';
import { STANDARD_ROUND } from '../../core/round/rules';
import { learnedRound } from './learnedRound';

type Key = readonly [char: string | 'Backspace', at: number];

/** Plays keys over these words, and lets the time run out. */
function played(text: string, keys: readonly Key[], settings: object = {}): Round {
  const setup = {
    seed: 0,
    settings: { ...STANDARD_ROUND, ...settings },
    wordList: 'english-1',
    words: text.split(' '),
    textOf: () => text,
  };
  const round = keys.reduce<Round>(
    (before, [char, at]) =>
      play(before, char === 'Backspace' ? { kind: 'deleted', count: 1, at } : { kind: 'typed', char, at }),
    beginRound(setup),
  );
  return play(round, { kind: 'ticked', at: 30_000 });
}

const timesOf = (round: Round) => {
  const { items, timesMs } = learnedRound(round, 7);
  return Array.from(items, (item, place) => [item, Number.isNaN(timesMs[place]) ? 'missed' : timesMs[place]]);
};

test('each place has its gap, first letters of words are marked, and spaces are none', () => {
  const keys: Key[] = [
    ['t', 0],
    ['o', 200],
    [' ', 350],
    ['b', 850],
    ['e', 1000],
  ];
  const learned = learnedRound(played('to be', keys), 7);
  expect(learned).toMatchObject({ playedAt: 7, isLesson: false, durationMs: 30_000, items: 'obe' });
  expect([...learned.timesMs]).toEqual([200, 500, 150]);
  expect([...learned.firsts]).toEqual([0, 1, 0]);
  expect([learned.firstMs, learned.insideMs]).toEqual([500, 175]);
  expect(learned.accuracy).toBe(1);
  expect(learned.wpm).toBe(2);
});

test('a place is missed once however many keys were wrong, and has no gap then, where it waits', () => {
  const keys: Key[] = [
    ['t', 0],
    ['x', 100],
    ['y', 200],
    ['o', 300],
    [' ', 400],
    ['b', 600],
    ['e', 800],
  ];
  expect(timesOf(played('to be', keys, { onMistake: 'wait' }))).toEqual([
    ['o', 'missed'],
    ['b', 200],
    ['e', 200],
  ]);
});

test('a place that is mended by Backspace is missed once, and the next has no gap after a wrong key', () => {
  const keys: Key[] = [
    ['t', 0],
    ['x', 100],
    ['Backspace', 200],
    ['o', 300],
    [' ', 400],
    ['x', 500],
    ['e', 600],
  ];
  expect(timesOf(played('to be', keys))).toEqual([
    ['o', 'missed'],
    ['b', 'missed'],
  ]);
});

test('gaps above ten seconds are breaks, those up to them count', () => {
  const keys: Key[] = [
    ['t', 0],
    ['o', 10_000],
    [' ', 10_100],
    ['b', 20_200],
    ['e', 20_400],
  ];
  expect(timesOf(played('to be', keys))).toEqual([
    ['o', 10_000],
    ['e', 200],
  ]);
});

test('capitals, marks and digits are groups', () => {
  const text = 'It, 42.';
  const keys = Array.from(text, (char, place): Key => [char, 100 * place]);
  expect(learnedRound(played(text, keys), 7).items).toBe('t.11.');
});

test('a lesson is known as one', () => {
  const round = played('to be', [['t', 0]], { lesson: ['tobe', '', ''] });
  expect(learnedRound(round, 7).isLesson).toBe(true);
});
