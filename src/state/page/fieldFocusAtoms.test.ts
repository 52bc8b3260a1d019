import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { fieldFocusRequestsAtom, focusFieldAtom, isFieldFocusedAtom } from './fieldFocusAtoms';

test('each request to focus the typing field reaches its subscribers', () => {
  const store = createStore();
  const received: number[] = [];
  store.sub(fieldFocusRequestsAtom, () => received.push(store.get(fieldFocusRequestsAtom)));
  store.set(focusFieldAtom);
  store.set(focusFieldAtom);
  expect(received).toEqual([1, 2]);
});

test('the field counts as focused from the start, until it reports otherwise', () => {
  const store = createStore();
  expect(store.get(isFieldFocusedAtom)).toBe(true);
  store.set(isFieldFocusedAtom, false);
  expect(store.get(isFieldFocusedAtom)).toBe(false);
});
