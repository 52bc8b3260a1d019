import { expect, test } from 'vitest';
import { pairKind } from './pairKind';

test('a pair is the beginning of a word, the space after it, or inside it', () => {
  expect([' t', 'th', 'e '].map(pairKind)).toEqual(['first', 'inside', 'last']);
});
