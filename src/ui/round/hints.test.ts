import { expect, test } from 'vitest';
import { hint } from './hints';

test('at a result the hint says how the next round begins, and that it has other options', () => {
  expect(hint('finish', true, false)).toBe('Enter or Escape for another round');
  expect(hint('finish', true, false, true)).toBe('Enter or Escape for a round with your options');
  expect(hint('finish', true, true, true)).toBe('Tap Restart for a round with your options');
});
