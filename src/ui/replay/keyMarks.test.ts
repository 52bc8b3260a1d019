import { expect, test } from 'vitest';
import { keyMarks } from './keyMarks';

test('every key has a mark at its time, and only what was wrong or deleted reaches below the line', () => {
  const marks = keyMarks(
    [
      { atMs: 0, fate: 'right' },
      { atMs: 250.4, fate: 'wrongTakenBack' },
      { atMs: 400, fate: 'deletion' },
      { atMs: 1000, fate: 'right' },
    ],
    1000,
    101,
  );
  expect(Object.fromEntries(marks)).toEqual({
    right: 'M0.5,0V60M100.5,0V60',
    rightTakenBack: '',
    wrong: '',
    wrongTakenBack: 'M25.5,0V94',
    deletion: 'M40.5,60V94',
  });
});
