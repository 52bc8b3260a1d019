import { expect, test } from 'vitest';
import { part, partSelector } from './pageParts';

test('a part is found by its name', () => {
  expect(part('restart')).toEqual({ 'data-part': 'restart' });
  expect(partSelector('restart')).toBe('[data-part="restart"]');
});
