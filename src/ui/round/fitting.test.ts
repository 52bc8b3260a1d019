import { expect, test } from 'vitest';
import { fitting } from './fitting';

test.each([
  [320, 3],
  [319, 2],
  [270, 2],
  [269, 1],
  [160, 1],
  [159, 0],
  [0, 0],
])(
  'of three buttons of 100 px, 10 px apart, %i px have room for %i and else for a menu of 50',
  (available, count) => {
    expect(fitting([100, 100, 100], 10, available, 50)).toBe(count);
  },
);

test('no buttons need no menu', () => {
  expect(fitting([], 10, 0, 50)).toBe(0);
});
