import { expect, test } from 'vitest';
import { lettersIn, TYPEFACES } from './letters';

test('letters are as chosen, and the standard ones where nothing is, or another version has named them', () => {
  expect(TYPEFACES.map(lettersIn)).toEqual(TYPEFACES);
  expect([undefined, '', 'comic'].map(lettersIn)).toEqual(['jetbrains', 'jetbrains', 'jetbrains']);
});
