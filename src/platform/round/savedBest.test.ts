// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { BEST_KEY, parseBest, readBest, saveBest } from './savedBest';

beforeEach(() => localStorage.clear());

test.each(['', 'NaN', '12.5', '-3', ' 7', '1e3', '{"best":9}', '99999999999999999999', '٣'])(
  '%j is no best score',
  (text) => {
    expect(parseBest(text)).toBeNull();
  },
);

test.each([
  ['100', 100],
  ['{"best":9}', null],
  [undefined, null],
])('a saved %s is read as %s', (saved, best) => {
  if (saved !== undefined) localStorage.setItem(BEST_KEY, saved);
  expect(readBest()).toBe(best);
});

test('a best replaces an invalid value only after that has been quarantined', () => {
  localStorage.setItem(BEST_KEY, 'nine');
  expect(saveBest(127)).toBe(true);
  expect(localStorage.getItem(BEST_KEY)).toBe('127');
  expect(localStorage.getItem(`${BEST_KEY}.aside.1`)).toBe('nine');
});
