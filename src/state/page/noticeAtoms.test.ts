import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { dismissNoticeAtom, noticeAtom, notifyAtom } from './noticeAtoms';

test('there is no notice at first', () => {
  expect(createStore().get(noticeAtom)).toBeNull();
});

test('a notice is shown until it is dismissed', () => {
  const store = createStore();
  store.set(notifyAtom, 'exportDue');
  expect(store.get(noticeAtom)).toBe('exportDue');
  store.set(dismissNoticeAtom);
  expect(store.get(noticeAtom)).toBeNull();
});

test('a notice is shown once a visit, whatever was shown since', () => {
  const store = createStore();
  store.set(notifyAtom, 'notSaved');
  store.set(notifyAtom, 'exportDue');
  store.set(dismissNoticeAtom);
  store.set(notifyAtom, 'notSaved');
  store.set(notifyAtom, 'exportDue');
  expect(store.get(noticeAtom)).toBeNull();
});
