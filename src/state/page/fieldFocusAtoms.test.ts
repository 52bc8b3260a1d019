import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { fieldFocusRequestsAtom, focusFieldAtom, isFieldFocusedAtom } from './fieldFocusAtoms';

test('each request to focus the typing field reaches its subscribers', () => {
  const store = createStore();
  const received: unknown[] = [];
  store.sub(fieldFocusRequestsAtom, () => received.push(store.get(fieldFocusRequestsAtom)?.when));
  store.set(focusFieldAtom);
  store.set(focusFieldAtom);
  store.set(focusFieldAtom, 'soon');
  expect(received).toEqual(['now', 'now', 'soon']);
});

test('the field counts as focused from the start, until it reports otherwise', () => {
  const store = createStore();
  expect(store.get(isFieldFocusedAtom)).toBe(true);
  store.set(isFieldFocusedAtom, false);
  expect(store.get(isFieldFocusedAtom)).toBe(false);
});
