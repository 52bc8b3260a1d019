// @vitest-environment jsdom
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { awaitMenuAtom, isMenuAwaitedAtom } from './pressAtoms';

function press(key: string) {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

test('no menu is awaited before its button is pressed', () => {
  expect(createStore().get(isMenuAwaitedAtom)).toBe(false);
});

test('a menu is awaited until the person does something else', () => {
  const store = createStore();
  store.set(awaitMenuAtom);
  expect(store.get(isMenuAwaitedAtom)).toBe(true);
  press('h');
  expect(store.get(isMenuAwaitedAtom)).toBe(false);
});

test('a button pressed again is a wish anew, which lapses in the same way', () => {
  const store = createStore();
  store.set(awaitMenuAtom);
  store.set(awaitMenuAtom);
  expect(store.get(isMenuAwaitedAtom)).toBe(true);
  press('h');
  expect(store.get(isMenuAwaitedAtom)).toBe(false);
  press('e');
  store.set(awaitMenuAtom);
  expect(store.get(isMenuAwaitedAtom)).toBe(true);
});
