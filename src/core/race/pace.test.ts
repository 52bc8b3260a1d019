import { expect, test } from 'vitest';
import { paceWpm } from './pace';

test('a pace is a whole number of wpm from 10 to 300; anything else is none', () => {
  expect(['10', '80', '300'].map(paceWpm)).toEqual([10, 80, 300]);
  expect(['9', '301', '72.5', 'off', 'best', '', 'soon'].map(paceWpm)).toEqual(Array(7).fill(null));
});
