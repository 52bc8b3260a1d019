import { expect, test } from 'vitest';
import { changeOf } from './changeOf';

const TYPIST = {
  usualMs: { first: 160, last: 100, inside: 100 },
  perCharacterMs: 120,
  missShare: 0.02,
  missMs: 500,
};
const gaps = (ms: number) => Float32Array.from({ length: 20 }, (_, index) => ms + (index % 5) - 2);
const NONE = new Float32Array();
const PRACTISED = {
  startedAt: 7,
  before: gaps(150),
  now: NONE,
  rounds: 1,
  first: NONE,
  last: [NONE],
  since: gaps(120),
};
const SHARES = new Map([
  ['th', 0.1],
  ['ch', 0.05],
  ['he', 0.2],
]);

const gainOf = (item: string) =>
  changeOf(item, { practised: new Map([[item, PRACTISED]]) }, TYPIST, SHARES)?.gainWpm ?? 0;

test('what was never practised has not changed', () => {
  expect(changeOf('th', { practised: new Map() }, TYPIST, SHARES)).toBeNull();
});

test('what was hardly practised has nothing to tell yet', () => {
  const hardly = { ...PRACTISED, now: gaps(120).slice(0, 7), since: NONE };
  expect(changeOf('th', { practised: new Map([['th', hardly]]) }, TYPIST, SHARES)).toBeNull();
});

test('a change is worth what the share of its pair is, for a key that of all pairs that end with it', () => {
  // 12,000 / (120 − 30 · share) − 100.
  expect(gainOf('th')).toBeCloseTo(2.564, 3);
  expect(gainOf('h')).toBeCloseTo(3.896, 3);
  expect(gainOf('zz')).toBe(0);
});

test('the same rounds always give the same verdict', () => {
  expect(gainOf('th')).toBe(gainOf('th'));
});
