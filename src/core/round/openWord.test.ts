import { expect, test } from 'vitest';
import { openWord } from './openWord';

const WORDS = 'hot cold hot';

function typed(text: string) {
  return { expected: WORDS, typed: [...text] };
}

test('the open word is the one at the cursor; at a space it is still the word before it', () => {
  const seen = Array.from(WORDS, (_char, index) => openWord(typed(WORDS.slice(0, index))));
  expect(seen.join(' ')).toBe('hot hot hot hot cold cold cold cold cold hot hot hot');
});
