import { expect, test } from 'vitest';
import { WORDS_CHOICES } from '../../core/words/wordChoices';
import { wordsFound } from './wordsFound';

const LISTS = WORDS_CHOICES.map(({ name }) => name);
const found = (search: string) => wordsFound(LISTS, search);

test.each([
  ['deut', ['german-common-1', 'german-200-1']],
  ['german 200', ['german-200-1']],
  ['espanol', ['spanish-common-1', 'spanish-200-1']],
  ['Español', ['spanish-common-1', 'spanish-200-1']],
  ['ελλ', ['greek-common-1', 'greek-200-1']],
  ['10,000', ['english-10000-1']],
])('%s finds lists by their own name and in English, with and without marks', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('an empty search finds nothing, and neither does what no list is called', () => {
  expect(found(' ')).toEqual([]);
  expect(found('klingon')).toEqual([]);
});
