// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { denyStorage } from '../../testing/storage';
import { readPlace, savePlace } from './savedPlace';

const WORDS = ['One', 'after', 'the', 'other.'];

beforeEach(() => localStorage.clear());

test('a place is found again by the words of its text', () => {
  savePlace(WORDS, 3);
  expect(readPlace(WORDS)).toBe(3);
  expect(readPlace([...WORDS])).toBe(3);
  expect(localStorage.getItem('ownText')).toMatch(/^\{"version":1,"hash":\d+,"place":3\}$/);
});

test('there is no place in another text, in a shortened one, or if none was saved', () => {
  expect(readPlace(WORDS)).toBeNull();
  savePlace(WORDS, 4);
  expect(readPlace(WORDS)).toBeNull();
  savePlace(WORDS, 1);
  expect(readPlace(['One', 'after', 'theother.'])).toBeNull();
});

test.each([
  ['no JSON', (text: string) => text.slice(1)],
  ['nothing', () => 'null'],
  ['of another version', (text: string) => text.replace('"version":1', '"version":2')],
  ['half a word', (text: string) => text.replace('"place":1', '"place":1.5')],
  ['before the first word', (text: string) => text.replace('"place":1', '"place":-1')],
  ['of no text', (text: string) => text.replace('"hash":', '"hash":-')],
])('a saved value that is %s is invalid, and is quarantined when the next is saved', (_, changed) => {
  savePlace(WORDS, 1);
  const text = changed(localStorage.getItem('ownText') ?? '');
  localStorage.setItem('ownText', text);
  expect(readPlace(WORDS)).toBeNull();
  savePlace(WORDS, 2);
  expect(readPlace(WORDS)).toBe(2);
  expect(localStorage.getItem('ownText.aside.1')).toBe(text);
});

test('a valid place is overwritten without being quarantined', () => {
  savePlace(WORDS, 0);
  savePlace(WORDS, 2);
  expect(readPlace(WORDS)).toBe(2);
  expect(localStorage.length).toBe(1);
});

test('if storage is denied there is no place', () => {
  savePlace(WORDS, 1);
  denyStorage();
  expect(readPlace(WORDS)).toBeNull();
});
