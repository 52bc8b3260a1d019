// @vitest-environment jsdom
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { pendingActionAtom, requestActionAtom } from './pendingActionAtoms';

function press(key: string) {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

test('a menu is requested until the person does something else', () => {
  const store = createStore();
  store.set(requestActionAtom, 'options');
  expect(store.get(pendingActionAtom)).toEqual({ part: 'options' });
  press('h');
  expect(store.get(pendingActionAtom)).toBe(null);
});

test('a button pressed again is a new request, which is cancelled in the same way', () => {
  const store = createStore();
  store.set(requestActionAtom, 'options');
  store.set(requestActionAtom, 'options');
  expect(store.get(pendingActionAtom)).toEqual({ part: 'options' });
  press('h');
  expect(store.get(pendingActionAtom)).toBe(null);
  press('e');
  store.set(requestActionAtom, 'options');
  expect(store.get(pendingActionAtom)).toEqual({ part: 'options' });
});

test('subscribers are notified of each request, even of the same one twice', () => {
  const store = createStore();
  let notified = 0;
  store.sub(pendingActionAtom, () => notified++);
  store.set(requestActionAtom, 'options');
  store.set(requestActionAtom, 'options');
  expect(notified).toBe(2);
});

test('a request may contain an action for that part', () => {
  const store = createStore();
  store.set(requestActionAtom, 'rounds', { kind: 'export', at: 5 });
  expect(store.get(pendingActionAtom)).toEqual({ part: 'rounds', action: { kind: 'export', at: 5 } });
});
