// @vitest-environment jsdom
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { awaitedAtom, awaitPartAtom } from './pressAtoms';

function press(key: string) {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

test('no menu is awaited before its button is pressed', () => {
  expect(createStore().get(awaitedAtom)).toBe(null);
});

test('a menu is awaited until the person does something else', () => {
  const store = createStore();
  store.set(awaitPartAtom, 'menu');
  expect(store.get(awaitedAtom)).toEqual({ part: 'menu' });
  press('h');
  expect(store.get(awaitedAtom)).toBe(null);
});

test('a button pressed again is a wish anew, which lapses in the same way', () => {
  const store = createStore();
  store.set(awaitPartAtom, 'menu');
  store.set(awaitPartAtom, 'menu');
  expect(store.get(awaitedAtom)).toEqual({ part: 'menu' });
  press('h');
  expect(store.get(awaitedAtom)).toBe(null);
  press('e');
  store.set(awaitPartAtom, 'menu');
  expect(store.get(awaitedAtom)).toEqual({ part: 'menu' });
});

test('whoever follows hears of each wish, also of the same one twice', () => {
  const store = createStore();
  let heard = 0;
  store.sub(awaitedAtom, () => heard++);
  store.set(awaitPartAtom, 'options');
  store.set(awaitPartAtom, 'options');
  expect(heard).toBe(2);
});

test('a wish may be for something to be done there', () => {
  const store = createStore();
  store.set(awaitPartAtom, 'rounds', { kind: 'export', at: 5 });
  expect(store.get(awaitedAtom)).toEqual({ part: 'rounds', deed: { kind: 'export', at: 5 } });
});
