import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { callFieldAtom, fieldCallsAtom, fieldFocusedAtom } from './fieldFocusAtoms';

test('each call for the typing field is heard by whoever holds it', () => {
  const store = createStore();
  const heard: number[] = [];
  store.sub(fieldCallsAtom, () => heard.push(store.get(fieldCallsAtom)));
  store.set(callFieldAtom);
  store.set(callFieldAtom);
  expect(heard).toEqual([1, 2]);
});

test('typing reaches the field from the first moment, and when the field has told otherwise as it says', () => {
  const store = createStore();
  expect(store.get(fieldFocusedAtom)).toBe(true);
  store.set(fieldFocusedAtom, false);
  expect(store.get(fieldFocusedAtom)).toBe(false);
});
