import { expect, test } from 'vitest';
import { timeLegend } from './timeLegend';
import type { TimePart, TimePartName } from './timeSpent';

const aPart = (name: TimePartName, ms: number, wpmWithout: number | null): TimePart => ({
  name,
  ms,
  wpmWithout,
});
const RIGHT = aPart('rightKeys', 27_000, null);
const namesOf = (parts: readonly TimePart[]) => parts.map(({ name }) => name);

test('a part worth 1 wpm or more, by the speeds as shown, is told on its own; the rest is together', () => {
  const parts = [
    RIGHT,
    aPart('wrongKeys', 1500, 72.5),
    aPart('takenBack', 400, 72.4),
    aPart('corrections', 900, 74.1),
    aPart('pauses', 150, 72.2),
    aPart('afterTheLastKey', 50, 72),
  ];
  const { parts: told, others } = timeLegend(parts, 71.6, null);
  expect(namesOf(told)).toEqual(['rightKeys', 'wrongKeys', 'corrections']);
  expect(namesOf(others)).toEqual(['takenBack', 'pauses', 'afterTheLastKey']);
});

test('a part that rounds to 0.0 s is neither told nor among the rest', () => {
  const parts = [RIGHT, aPart('wrongKeys', 49, 75), aPart('pauses', 0, 72)];
  expect(timeLegend(parts, 72, null)).toEqual({ parts: [RIGHT], others: [] });
});

test('in a round without a right key the part to work on is told, although nothing is worth anything', () => {
  const wrong = aPart('wrongKeys', 20_000, 0);
  const parts = [wrong, aPart('corrections', 10_000, 0)];
  expect(namesOf(timeLegend(parts, 0, wrong).parts)).toEqual(['wrongKeys']);
});

test('a part that is the whole round is told', () => {
  const parts = [aPart('afterTheLastKey', 30_000, null)];
  expect(timeLegend(parts, 0, null).parts).toEqual(parts);
});
