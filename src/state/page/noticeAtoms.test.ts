import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { noteSavedAtom, noticeAtom, notifyAtom, withdrawNoticeAtom } from './noticeAtoms';

test('a notice is shown once a visit, whatever was shown since', () => {
  const store = createStore();
  store.set(notifyAtom, 'notSaved');
  store.set(notifyAtom, 'exportDue');
  expect(store.get(noticeAtom)).toBe('exportDue');
  store.set(noticeAtom, null);
  store.set(notifyAtom, 'notSaved');
  store.set(notifyAtom, 'exportDue');
  expect(store.get(noticeAtom)).toBeNull();
});

test('a notice goes once all that it is about is resolved, and comes again if that goes wrong again', () => {
  const store = createStore();
  store.set(notifyAtom, 'partMissing', 'one');
  store.set(notifyAtom, 'partMissing', 'other');
  store.set(withdrawNoticeAtom, 'partMissing', 'one');
  store.set(withdrawNoticeAtom, 'partMissing', 'a third');
  expect(store.get(noticeAtom)).toBe('partMissing');
  store.set(withdrawNoticeAtom, 'partMissing', 'other');
  expect(store.get(noticeAtom)).toBeNull();
  store.set(notifyAtom, 'partMissing', 'one');
  expect(store.get(noticeAtom)).toBe('partMissing');
});

test('what comes right takes no other notice away, and brings none back', () => {
  const store = createStore();
  store.set(notifyAtom, 'partMissing');
  store.set(notifyAtom, 'exportDue');
  store.set(withdrawNoticeAtom, 'partMissing');
  expect(store.get(noticeAtom)).toBe('exportDue');
  store.set(noticeAtom, null);
  store.set(withdrawNoticeAtom, 'partMissing');
  // It has been shown in this visit, and has not come right.
  store.set(notifyAtom, 'exportDue');
  expect(store.get(noticeAtom)).toBeNull();
});

test('that nothing is saved is shown until everything that could not be saved is', () => {
  const store = createStore();
  for (const key of ['theme', 'highestResult']) store.set(noteSavedAtom, key, false);
  store.set(noteSavedAtom, 'theme', true);
  expect(store.get(noticeAtom)).toBe('notSaved');
  store.set(noteSavedAtom, 'highestResult', true);
  expect(store.get(noticeAtom)).toBeNull();
});
