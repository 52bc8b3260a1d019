import { expect, test } from 'vitest';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { beginRound } from '../round/round';
import { STANDARD_ROUND } from '../round/rules';
import { isDay, seedOfDay } from './day';

test('the seed of a day is FNV-1a of a text with it, and never changes', () => {
  // Computed apart from this code.
  expect(seedOfDay('2026-11-26')).toBe(0x19df1551);
  expect(seedOfDay('2026-11-27')).toBe(0x18df13be);
});

test('everybody has these words on 26 November 2026, in every version', () => {
  const seed = seedOfDay('2026-11-26');
  expect(beginRound({ seed, settings: STANDARD_ROUND, ...STANDARD_WORDS }).expected).toBe(
    'salmon consist pig through else blind neck title automobile year doctor since',
  );
});

test('no two days of forty years have the same seed', () => {
  const seeds = new Set<number>();
  const DAYS = 14_610;
  for (let day = 0; day < DAYS; day++) {
    seeds.add(seedOfDay(new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)));
  }
  expect(seeds.size).toBe(DAYS);
});

test('a day is a year, a month and a day of it, with all their digits', () => {
  for (const day of ['2026-11-26', '2028-02-29', '2026-12-31', '0001-01-01']) expect(isDay(day)).toBe(true);
  for (const other of ['2026-11-26T00:00', '26-11-26', '2026-13-01', '2026-00-01', '2026-11-32', '2026-1-1'])
    expect(isDay(other)).toBe(false);
  for (const other of ['', null, undefined, 20261126, ['2026-11-26']]) expect(isDay(other)).toBe(false);
});
