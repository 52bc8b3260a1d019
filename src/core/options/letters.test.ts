import { expect, test } from 'vitest';
import { LETTERS, lettersIn } from './letters';

test('letters are as chosen, and the standard ones where nothing is, or another version has named them', () => {
  expect(LETTERS.map(lettersIn)).toEqual(LETTERS);
  expect([undefined, '', 'comic'].map(lettersIn)).toEqual(['jetbrains', 'jetbrains', 'jetbrains']);
});
