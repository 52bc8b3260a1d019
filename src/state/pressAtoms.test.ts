// @vitest-environment jsdom
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { awaitedPartAtom, awaitPartAtom } from './pressAtoms';

function press(key: string) {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

test('no menu is awaited before its button is pressed', () => {
  expect(createStore().get(awaitedPartAtom)).toBe(null);
});

test('a menu is awaited until the person does something else', () => {
  const store = createStore();
  store.set(awaitPartAtom, 'menu');
  expect(store.get(awaitedPartAtom)).toBe('menu');
  press('h');
  expect(store.get(awaitedPartAtom)).toBe(null);
});

test('a button pressed again is a wish anew, which lapses in the same way', () => {
  const store = createStore();
  store.set(awaitPartAtom, 'menu');
  store.set(awaitPartAtom, 'menu');
  expect(store.get(awaitedPartAtom)).toBe('menu');
  press('h');
  expect(store.get(awaitedPartAtom)).toBe(null);
  press('e');
  store.set(awaitPartAtom, 'menu');
  expect(store.get(awaitedPartAtom)).toBe('menu');
});
