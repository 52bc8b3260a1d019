// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { parseRecentCommands, RECENT_KEY } from '../../platform/page/savedCommands';
import { fillStorage } from '../../testing/storage';
import { noticeAtom } from './noticeAtoms';
import { addRecentCommandAtom, loadRecentCommandsAtom, recentCommandsAtom } from './recentCommandsAtoms';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  localStorage.clear();
  store = createStore();
});

test('the five most recent commands are saved, latest first', () => {
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) store.set(addRecentCommandAtom, id);
  const next = createStore();
  next.set(loadRecentCommandsAtom);
  expect(next.get(recentCommandsAtom)).toEqual(['f', 'e', 'd', 'a', 'c']);
  expect(next.get(noticeAtom)).toBeNull();
});

test('on a new device there are no recent commands', () => {
  store.set(loadRecentCommandsAtom);
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
])('%j is not a list of commands: it is quarantined, and others are saved in its place', (text) => {
  expect(parseRecentCommands(text)).toBeNull();
  localStorage.setItem(RECENT_KEY, text);
  store.set(loadRecentCommandsAtom);
  expect(store.get(recentCommandsAtom)).toEqual([]);
  expect(store.get(noticeAtom)).toBe('damaged');
  store.set(addRecentCommandAtom, 'a');
  expect(localStorage.getItem(`${RECENT_KEY}.aside.1`)).toBe(text);
  expect(localStorage.getItem(RECENT_KEY)).toBe('{"version":1,"ids":["a"]}');
});

test('where there is no room to quarantine a list, that is told until another is saved', () => {
  localStorage.setItem(RECENT_KEY, 'none');
  const makeRoom = fillStorage();
  store.set(loadRecentCommandsAtom);
  store.set(addRecentCommandAtom, 'a');
  expect(store.get(noticeAtom)).toBe('notSaved');
  makeRoom();
  store.set(addRecentCommandAtom, 'b');
  expect(store.get(noticeAtom)).toBeNull();
});
