// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { noticeAtom } from './noticeAtoms';
import {
  noteCommandAtom,
  openRecentCommandsAtom,
  parseRecent,
  RECENT_KEY,
  recentCommandsAtom,
} from './recentCommandsAtoms';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  localStorage.clear();
  store = createStore();
});

test('the five commands that were used last are kept, the last one first', () => {
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) store.set(noteCommandAtom, id);
  const next = createStore();
  next.set(openRecentCommandsAtom);
  expect(next.get(recentCommandsAtom)).toEqual(['f', 'e', 'd', 'a', 'c']);
  expect(next.get(noticeAtom)).toBeNull();
});

test('on a new device none was used', () => {
  store.set(openRecentCommandsAtom);
  expect(store.get(recentCommandsAtom)).toEqual([]);
  expect(store.get(noticeAtom)).toBeNull();
});

test.each([
  '',
  'null',
  '[]',
  '{"version":2,"ids":[]}',
  '{"version":1}',
  '{"version":1,"ids":"a"}',
  '{"version":1,"ids":[1]}',
  '{"version":1,"ids":["a","a"]}',
  '{"version":1,"ids":["a","b","c","d","e","f"]}',
  `{"version":1,"ids":["${'a'.repeat(100)}"]}`,
])('%j names no commands: it is put aside, and others are kept in its place', (text) => {
  expect(parseRecent(text)).toBeNull();
  localStorage.setItem(RECENT_KEY, text);
  store.set(openRecentCommandsAtom);
  expect(store.get(recentCommandsAtom)).toEqual([]);
  expect(store.get(noticeAtom)).toBe('damaged');
  store.set(noteCommandAtom, 'a');
  expect(localStorage.getItem(`${RECENT_KEY}.aside.1`)).toBe(text);
  expect(localStorage.getItem(RECENT_KEY)).toBe('{"version":1,"ids":["a"]}');
});
