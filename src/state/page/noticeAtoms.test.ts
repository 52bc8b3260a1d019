import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { dismissNoticeAtom, noticeAtom, tellAtom } from './noticeAtoms';

test('nothing is told at first', () => {
  expect(createStore().get(noticeAtom)).toBeNull();
});

test('a notice is on show until it is dismissed', () => {
  const store = createStore();
  store.set(tellAtom, 'newVersion');
  expect(store.get(noticeAtom)).toBe('newVersion');
  store.set(dismissNoticeAtom);
  expect(store.get(noticeAtom)).toBeNull();
});

test('a notice is told once a visit, whatever was told since', () => {
  const store = createStore();
  store.set(tellAtom, 'notKept');
  store.set(tellAtom, 'newVersion');
  store.set(dismissNoticeAtom);
  store.set(tellAtom, 'notKept');
  store.set(tellAtom, 'newVersion');
  expect(store.get(noticeAtom)).toBeNull();
});
