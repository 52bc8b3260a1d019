import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { graphemes } from '../core/words/graphemes';
import { lastCharacters, marksAdded, printable } from './graphemes';

afterEach(() => void vi.unstubAllGlobals());

describe.each([
  ['a browser with Intl.Segmenter', () => {}],
  ['an older browser', () => void vi.stubGlobal('Intl', {})],
])('in %s', (_browser, arrange) => {
  test.each([
    ['', []],
    ['a', ['a']],
    ['ab c', ['a', 'b', ' ', 'c']],
    ['x👍y', ['x', '👍', 'y']],
    ['xe\u0301y', ['x', 'e\u0301', 'y']],
  ])('%j is the characters %j', (text, characters) => {
    arrange();
    expect(graphemes(text)).toEqual(characters);
  });

  test.each([
    ['hello', 'o'],
    ['two ', ' '],
    ['line\n', 'e'],
    ['line\r\n', 'e'],
    ['\t', ''],
    ['', ''],
    ['~', '~'],
    ['\u007f', ''],
  ])('the last character of %j is %j', (text, last) => {
    arrange();
    expect(lastCharacters(text).join('')).toBe(last);
  });

  test.each([
    ['\u00a0', [' ']],
    ['\u202f', [' ']],
    ['\u3000', [' ']],
    ['ʼ', ["'"]],
    ['»', ['"']],
    ['–', ['-']],
    ['…', ['.', '.', '.']],
    ['so…', ['.', '.', '.']],
    ['ａ', ['a']],
    ['q\u0301', ['q\u0301']],
  ])('%j is taken as keyboards type it: %j', (text, characters) => {
    arrange();
    expect(lastCharacters(text)).toEqual(characters);
    expect(printable(text).slice(-characters.length)).toEqual(characters);
  });

  test('a letter that comes separate from its accent is the composed one of the words', () => {
    arrange();
    expect(printable('e\u0301A\u030a')).toEqual(['é', 'Å']);
    expect(printable('q\u0301')).toEqual(['q\u0301']);
    expect(lastCharacters('xe\u0301')).toEqual(['é']);
  });

  test.each([
    ['a joiner', '\u200d'],
    ['a non-joiner', '\u200c'],
    ['a selector', '\ufe0f'],
    ['a soft hyphen', '\u00ad'],
    ['a byte order mark', '\ufeff'],
  ])('%s prints nothing, alone or with a letter', (_what, unseen) => {
    arrange();
    expect(printable(unseen)).toEqual([]);
    expect(lastCharacters(`a${unseen}`)).toEqual(['a']);
  });

  test('a letter with a huge number of marks is one character, which is not normalised', () => {
    arrange();
    const normalised = normalisedTexts();
    expect(printable(`e${'\u0301'.repeat(200_000)}`)).toHaveLength(1);
    expect(normalised()).toEqual([]);
  });

  // In quadratic time it would take minutes, and this test would time out.
  test('a huge number of joiners before a mark takes no quadratic time', () => {
    arrange();
    expect(printable(`a${'\u200d'.repeat(300_000)}\u0301`).join('')).toContain('a');
  });

  test('characters that print nothing are left out anywhere', () => {
    arrange();
    expect(printable('a\r\nb\t')).toEqual(['a', 'b']);
  });
});

test('a family and a flag are one character each, as a person counts', () => {
  expect(graphemes('👨‍👩‍👧🇫🇮')).toEqual(['👨‍👩‍👧', '🇫🇮']);
});

test.each([
  ['e', 'é', '\u0301'],
  ['ê', 'ế', '\u0301'],
  ['ê', 'ệ', '\u0323'],
  ['o', 'ộ', '\u0323\u0302'],
  ['é', 'è', ''],
  ['é', 'e', ''],
  ['e', 'e', ''],
  ['e', 'á', ''],
  ['e', 'ea', ''],
  ['d', 'đ', ''],
])('from %s to %s the added marks are %j', (before, after, marks) => {
  expect(marksAdded(before, after)).toBe(marks);
});

test('a letter with a huge number of marks has no added ones, for which it is not normalised', () => {
  const endless = `a${'\u0301\u0323'.repeat(50_000)}`;
  const normalised = normalisedTexts();
  expect(marksAdded(endless, `${endless}\u0301`)).toBe('');
  expect(marksAdded('a', endless)).toBe('');
  expect(marksAdded(endless, 'a')).toBe('');
  expect(normalised()).toEqual([]);
});

/** The texts that are normalised from now on, which takes quadratic time for marks in a row. */
function normalisedTexts(): () => string[] {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  onTestFinished(() => normalize.mockRestore());
  return () => normalize.mock.contexts.map(String);
}
