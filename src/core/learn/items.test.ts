import { describe, expect, test } from 'vitest';
import { punctuationOf } from '../words/decoratedBatch';
import { WORDS_CHOICES } from '../words/wordChoices';
import { CAPITALS, DIGITS, GROUPS, itemOf, lessonWord, MARKS } from './items';

describe('a typed character is practice of', () => {
  test.each([
    ['a letter', 'e', 'e'],
    ['a letter with an accent', 'é', 'é'],
    ['a letter of another alphabet', 'ж', 'ж'],
    ['a letter that has no capital of one character', 'ß', 'ß'],
    ['an apostrophe, which words have', "'", "'"],
    ['a hyphen, which words have', '-', '-'],
    ['a capital', 'E', CAPITALS],
    ['a capital with an accent', 'É', CAPITALS],
    ['a capital of another alphabet', 'Ж', CAPITALS],
    ['the first digit', '0', DIGITS],
    ['the last digit', '9', DIGITS],
    ['a full stop', '.', MARKS],
    ['a comma', ',', MARKS],
    ['a bracket', ')', MARKS],
    ['a quotation mark', '"', MARKS],
    ['a mark that Spanish has', '¿', MARKS],
  ])('%s: %s counts as %s', (_, character, item) => {
    expect(itemOf(character)).toBe(item);
  });

  test('marks, if it is a mark of any list', () => {
    for (const { name } of WORDS_CHOICES)
      for (const mark of punctuationOf(name)) expect([name, itemOf(mark)]).toEqual([name, MARKS]);
  });

  test('nothing, if it is a space', () => {
    expect(itemOf(' ')).toBeNull();
  });
});

test('each group of characters counts as itself, and they come in the order capitals, marks, digits', () => {
  expect(GROUPS.map(itemOf)).toEqual(['A', '.', '1']);
});

describe('a word is written small in lessons', () => {
  test.each([
    ['Haus', 'haus'],
    ['Übung', 'übung'],
    ['USA', 'usa'],
    ['straße', 'straße'],
    ['ЁЖ', 'ёж'],
  ])('%s as %s', (word, small) => {
    expect(lessonWord(word)).toBe(small);
  });

  test('but for a capital that has two characters when it is small', () => {
    expect(lessonWord('İzmir')).toBe('İzmir');
  });
});
