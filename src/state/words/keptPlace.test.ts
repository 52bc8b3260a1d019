// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepPlace, readPlace } from './keptPlace';

const WORDS = ['One', 'after', 'the', 'other.'];

beforeEach(() => localStorage.clear());

test('a place is found again by its text’s words, whoever asks', () => {
  keepPlace(WORDS, 3);
  expect(readPlace(WORDS)).toBe(3);
  expect(readPlace([...WORDS])).toBe(3);
  expect(localStorage.getItem('ownText')).toMatch(/^\{"version":1,"hash":\d+,"place":3\}$/);
});

test('there is no place in another text, in one that has grown shorter, and where none was kept', () => {
  expect(readPlace(WORDS)).toBeNull();
  keepPlace(WORDS, 4);
  expect(readPlace(WORDS)).toBeNull();
  keepPlace(WORDS, 1);
  expect(readPlace(['One', 'after', 'theother.'])).toBeNull();
});

test.each([
  ['no JSON', (text: string) => text.slice(1)],
  ['nothing', () => 'null'],
  ['of another version', (text: string) => text.replace('"version":1', '"version":2')],
  ['half a word', (text: string) => text.replace('"place":1', '"place":1.5')],
  ['before the first word', (text: string) => text.replace('"place":1', '"place":-1')],
  ['of a text that is not told', (text: string) => text.replace('"hash":', '"hash":-')],
])('what is kept and is %s is no place, and is put aside when the next is kept', (_, changed) => {
  keepPlace(WORDS, 1);
  const text = changed(localStorage.getItem('ownText') ?? '');
  localStorage.setItem('ownText', text);
  expect(readPlace(WORDS)).toBeNull();
  keepPlace(WORDS, 2);
  expect(readPlace(WORDS)).toBe(2);
  expect(localStorage.getItem('ownText.aside.1')).toBe(text);
});

test('a place that is followed by another is put aside by nobody', () => {
  keepPlace(WORDS, 0);
  keepPlace(WORDS, 2);
  expect(readPlace(WORDS)).toBe(2);
  expect(localStorage.length).toBe(1);
});

test('where nothing can be read there is no place', () => {
  const { getItem } = Storage.prototype;
  keepPlace(WORDS, 1);
  Storage.prototype.getItem = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  try {
    expect(readPlace(WORDS)).toBeNull();
  } finally {
    Storage.prototype.getItem = getItem;
  }
});
