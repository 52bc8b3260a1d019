import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { latestAtom } from './latestAtom';

test('only the latest request counts, also where both are for the same', () => {
  const store = createStore();
  const wantedAtom = latestAtom<string>();
  expect(store.get(wantedAtom)).toBeNull();
  const isFirst = store.set(wantedAtom, 'words');
  expect(isFirst()).toBe(true);
  const isSecond = store.set(wantedAtom, 'words');
  expect([isFirst(), isSecond()]).toEqual([false, true]);
  expect(store.get(wantedAtom)).toBe('words');
});

test('null withdraws a request', () => {
  const store = createStore();
  const wantedAtom = latestAtom<string>();
  const isWanted = store.set(wantedAtom, 'words');
  store.set(wantedAtom, null);
  expect(isWanted()).toBe(false);
  expect(store.get(wantedAtom)).toBeNull();
});
