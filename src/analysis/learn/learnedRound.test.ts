import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act } from '../../core/round/action';
import { beginRound, play, type Round } from '../../core/round/round';
import { type RoundSettings, STANDARD_ROUND } from '../../core/round/rules';
import { aRoundOfSlips } from '../../testing/roundsOfSlips';
import { timelineOf } from '../insights/timeline';
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

/** As `timesOf`, for keys that come every 100 ms; `⌫` is a Backspace. */
const typedAs = (text: string, keys: string, settings: object = {}) =>
  timesOf(
    played(
      text,
      Array.from(keys, (key, place): Key => [key === '⌫' ? 'Backspace' : key, 100 * place]),
      settings,
    ),
  );

test('the first letter of a batch has no gap, nor has one that comes after a miss', () => {
  expect(typedAs('at by', 'at byat by')).toEqual([
    ['t', 100],
    ['b', 100],
    ['y', 100],
    ['t', 100],
    ['b', 100],
    ['y', 100],
  ]);
  expect(typedAs('at by', 'xt by')).toEqual([
    ['a', 'missed'],
    ['b', 100],
    ['y', 100],
  ]);
});

test('a place that is typed again after a Backspace counts as it was the first time', () => {
  expect(typedAs('at by', 'at⌫t by')).toEqual([
    ['t', 100],
    ['b', 100],
    ['y', 100],
  ]);
  expect(typedAs('at by', 'at⌫x⌫t by')).toEqual([
    ['t', 100],
    ['b', 100],
    ['y', 100],
  ]);
  expect(typedAs('at by', 'ax⌫x⌫y⌫t')).toEqual([['t', 'missed']]);
});

test('words that a Backspace opens again are not counted twice', () => {
  expect(typedAs('at by', 'at bx⌫yat')).toEqual([
    ['t', 100],
    ['b', 100],
    ['y', 'missed'],
    ['t', 100],
  ]);
});

test('what a Space has skipped was neither typed nor missed, and the next word has no gap', () => {
  const rules = { spaceEndsWord: true };
  expect(typedAs('that by', 'th by', rules)).toEqual([
    ['h', 100],
    ['y', 100],
  ]);
  // Where a space is due, other characters miss nothing.
  expect(typedAs('at by', 'atxy by', rules)).toEqual([
    ['t', 100],
    ['b', 100],
    ['y', 100],
  ]);
});

test('a Space within a word is a miss where it is a character like any other', () => {
  expect(typedAs('that by', 'th t by').slice(0, 2)).toEqual([
    ['h', 100],
    ['a', 'missed'],
  ]);
});

test('a mark that gives a letter its accent belongs to that letter, and the next place is not missed', () => {
  const start = played('né by', []).setup;
  const round = Array.from('ne\u0301 by').reduce(
    (before, char, place) => act(before, { kind: 'typed', char, at: 100 * place }),
    beginRound(start),
  );
  expect(timesOf(play(round, { kind: 'ticked', at: 30_000 }))).toEqual([
    ['é', 100],
    ['b', 100],
    ['y', 100],
  ]);
});

test('a place that waits is missed by a wrong Space, and its letter has no gap', () => {
  expect(typedAs('that by', 'th  at', { onMistake: 'wait' })).toEqual([
    ['h', 100],
    ['a', 'missed'],
    ['t', 100],
  ]);
});

test('a round of nothing shows nothing', () => {
  expect(learnedRound(played('to be', []), 7)).toMatchObject({
    items: '',
    wpm: 0,
    firstMs: 0,
    insideMs: 0,
  });
});

test('in any round, each place of its words counts once at most, and gaps are ten seconds at most', () => {
  const rules = fc.constantFrom<Pick<RoundSettings, 'onMistake' | 'spaceEndsWord'>>(
    {},
    { onMistake: 'wait' },
    { onMistake: 'noWayBack' },
    { spaceEndsWord: true },
  );
  fc.assert(
    fc.property(
      rules.chain((more) => aRoundOfSlips(10, more)),
      (round) => {
        const { items, timesMs, firsts } = learnedRound(round, 7);
        expect([timesMs.length, firsts.length]).toEqual([items.length, items.length]);
        const { batches, steps } = timelineOf(round);
        const typed = new Set(steps.map(({ batch, position }) => `${batch} ${position}`));
        expect(items.length).toBeLessThanOrEqual(typed.size);
        const letters = batches.map(({ text }) => text.replaceAll(' ', '')).join('');
        for (const item of new Set(items)) {
          expect(items.split(item).length).toBeLessThanOrEqual(letters.split(item).length);
        }
        expect(timesMs.every((ms) => Number.isNaN(ms) || (ms >= 0 && ms <= 10_000))).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});
