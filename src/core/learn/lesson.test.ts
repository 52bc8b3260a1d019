import { describe, expect, test } from 'vitest';
import { isLesson } from './lesson';

/** So many letters, all of them different: of Greek, Cyrillic and Latin. */
const letters = (count: number): string =>
  [...range(0x61, 0x7a), ...range(0xdf, 0xf6), ...range(0x100, 0x130), ...range(0x134, 0x151)]
    .concat(range(0x3ac, 0x3ce), range(0x430, 0x44f), range(0x451, 0x45c))
    .slice(0, count)
    .join('');

describe('this is a lesson', () => {
  test.each<[string, unknown]>([
    ['letters alone', ['etao', '', '']],
    ['a single letter', ['e', '', '']],
    ['one of its letters is new', ['etao', 'o', '']],
    ['all of its letters are new', ['etao', 'etao', '']],
    ['some come more often', ['etao', 'o', 'et']],
    ['a letter that is new and comes more often', ['etao', 'o', 'o']],
    ['capitals, marks and digits too', ['etaoA.1', '1', 'A.']],
    ['letters of other alphabets', ['жяα', 'я', 'α']],
    ['letters with marks, and an apostrophe', ["aéň'", 'ň', "'"]],
    ['200 letters', [letters(200), '', '']],
  ])('%s', (_, value) => {
    expect(isLesson(value)).toBe(true);
  });
});

describe('this is no lesson', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['nothing at all', undefined],
    ['a text', 'etao'],
    ['an object', { items: 'etao', fresh: '', again: '' }],
    ['no parts', []],
    ['two parts', ['etao', 'o']],
    ['four parts', ['etao', 'o', '', '']],
    ['a number among its parts', ['etao', 1, '']],
    ['no letters', ['', '', '']],
    ['a letter twice', ['etaoe', '', '']],
    ['a new letter twice', ['etao', 'oo', '']],
    ['a letter that comes more often, twice', ['etao', '', 'oo']],
    ['a new letter that it does not have', ['etao', 's', '']],
    ['one that is to come more often, which it does not have', ['etao', '', 's']],
    ['a space', ['eta ', '', '']],
    ['a line feed, which separates its parts where they are saved', ['eta\n', '', '']],
    ['a tab', ['eta\t', '', '']],
    ['201 letters', [letters(201), '', '']],
    ['half of a character, which cannot be saved', ['eta\ud83d', '', '']],
    ['a character of two halves', ['eta👍', '', '']],
    ['a character that no font has', ['eta日', '', '']],
    ['a mark for the order of bytes', ['eta\ufeff', '', '']],
  ])('%s', (_, value) => {
    expect(isLesson(value)).toBe(false);
  });
});

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));
}
