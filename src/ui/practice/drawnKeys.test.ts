import { expect, test } from 'vitest';
import { keyFigures } from '../../analysis/practice/keyFigures';
import { sharesOf } from '../../analysis/practice/pairFigures';
import { typistOf } from '../../analysis/practice/typist';
import { aPlayersStats } from '../../testing/pairStats';
import { columnsOf, type DrawnKey, drawnRows, figuresOfKeys } from './drawnKeys';
import type { KeyRow } from './keyboards';

const ROWS: readonly KeyRow[] = [
  { left: 0, keys: ['q', 'a', null, 'e'] },
  { left: 0.25, keys: ['t'] },
];

function drawn(...given: Parameters<typeof aPlayersStats>) {
  const stats = aPlayersStats(...given);
  const typist = typistOf(stats.recent);
  if (!typist) throw new Error('This player has typed nothing.');
  return drawnRows(ROWS, {
    figures: keyFigures(stats, typist),
    typist,
    shares: sharesOf(['été', 'tat', 'çà', 'quatre']),
  });
}

const keysOf = (rows: ReturnType<typeof drawn>): DrawnKey[] =>
  rows.flatMap(({ keys }) => keys).filter((key) => key !== null);

test('a key has one of five steps between the player’s fastest and slowest key', () => {
  // With 40 gaps each, the times are 100, 121, 158 and 183 ms.
  const rows = drawn({ pairs: { ta: 100, te: 125, at: 170, ' q': 200, xx: 900 } });
  const steps = Object.fromEntries(keysOf(rows).map(({ key, step }) => [key, step]));
  expect(steps).toEqual({ a: 0, e: 1, t: 3, q: 4, ' ': null });
});

test('the space, which is much faster, does not stretch the range of the letters', () => {
  const rows = drawn({ pairs: { ta: 150, te: 200, 'a ': 40, qt: 175 } });
  const steps = Object.fromEntries(keysOf(rows).map(({ key, step }) => [key, step]));
  expect(steps).toEqual({ a: 0, e: 4, t: 2, q: null, ' ': 0 });
});

test('keys that take the same have the same step; one that was never typed has none', () => {
  const rows = drawn({ pairs: { ta: 150, te: 150 } });
  expect(keysOf(rows).map(({ key, step }) => [key, step])).toEqual([
    ['q', null],
    ['a', 0],
    ['e', 0],
    ['t', null],
    [' ', null],
  ]);
});

test('a key has a line if it is missed more often than the others, and not only once or twice', () => {
  const rows = drawn({ pairs: { qa: 100, qe: 100, qt: 100 }, misses: { qa: 2, qe: 8 } });
  expect(keysOf(rows).flatMap(({ key, isOftenMissed }) => (isOftenMissed ? [key] : []))).toEqual(['e']);
});

test('what the list has and the keyboard has not stands in a row of its own; the space comes last', () => {
  const rows = drawn({ pairs: { qé: 100, aà: 100, eœ: 100, 'q ': 100 } });
  expect(rows.map(({ keys }) => keys.map((one) => one?.key ?? null))).toEqual([
    ['q', 'a', null, 'e'],
    ['t'],
    ['à', 'é'],
    [' '],
  ]);
  expect(columnsOf(rows)).toBe(4);
});

test('a key can be chosen if the list has words for it; a space cannot, because all words end with one', () => {
  const keys = keysOf(drawn({ pairs: {} }));
  expect(keys.filter(({ canBeChosen }) => canBeChosen).map(({ key }) => key)).toEqual(['q', 'a', 'e', 't']);
  expect(keysOf(drawnRows([{ left: 0, keys: ['x'] }], NOTHING))[0]?.canBeChosen).toBe(false);
});

const NOTHING = {
  figures: [],
  typist: {
    usualMs: { first: 100, last: 100, inside: 100 },
    perCharacterMs: 110,
    missShare: 0,
    missMs: 0,
  },
  shares: new Map<string, number>(),
};

test('the table has the figures of the keys that are drawn, the slowest first', () => {
  const rows = drawn({ pairs: { qa: 150, qe: 300, ax: 500 } });
  expect(figuresOfKeys(rows).map(({ key }) => key)).toEqual(['e', 'a']);
});
