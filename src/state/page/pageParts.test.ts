import { expect, test } from 'vitest';
import { part, selectorOf } from './pageParts';

test('a part is found by the name that it was given', () => {
  expect(part('restart')).toEqual({ 'data-part': 'restart' });
  expect(selectorOf('restart')).toBe('[data-part="restart"]');
});
