import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { keyboardFactsAtom, readKeyboardFactsAtom } from './keyboardFactsAtoms';

afterEach(() => vi.unstubAllGlobals());

/** A browser that tells its keyboard's layout, or not. */
function aBrowser(getLayoutMap?: () => Promise<ReadonlyMap<string, string>>): void {
  vi.stubGlobal('navigator', { language: 'de-CH', keyboard: { getLayoutMap } });
}

test('the language is known at once, the layout when the browser has told it', async () => {
  const store = createStore();
  expect(store.get(keyboardFactsAtom)).toEqual({ layout: null, language: '' });
  aBrowser(async () => new Map([['KeyY', 'z']]));
  const read = store.set(readKeyboardFactsAtom);
  expect(store.get(keyboardFactsAtom)).toEqual({ layout: null, language: 'de-CH' });
  await read;
  expect(store.get(keyboardFactsAtom)).toEqual({ layout: new Map([['KeyY', 'z']]), language: 'de-CH' });
});

test('a layout that is known stays while it is asked for again', async () => {
  const store = createStore();
  aBrowser(async () => new Map([['KeyY', 'z']]));
  await store.set(readKeyboardFactsAtom);
  const read = store.set(readKeyboardFactsAtom);
  expect(store.get(keyboardFactsAtom).layout?.get('KeyY')).toBe('z');
  await read;
});

test('a layout that stays the same, or is not told again, leaves what is known as it is', async () => {
  const store = createStore();
  aBrowser(async () => new Map([['KeyY', 'z']]));
  await store.set(readKeyboardFactsAtom);
  const known = store.get(keyboardFactsAtom);
  await store.set(readKeyboardFactsAtom);
  expect(store.get(keyboardFactsAtom)).toBe(known);
  aBrowser(() => Promise.reject(new Error('denied')));
  await store.set(readKeyboardFactsAtom);
  expect(store.get(keyboardFactsAtom)).toBe(known);
});

const AZERTY = new Map([['KeyQ', 'a']]);

test('what keys have typed counts, with what they typed before unless that contradicts', async () => {
  const store = createStore();
  const see = async (...letters: [string, string][]) => {
    await store.set(readKeyboardFactsAtom, new Map(letters));
    return store.get(keyboardFactsAtom).seen;
  };
  aBrowser();
  expect(await see(['KeyQ', 'a'])).toEqual(AZERTY);
  expect(await see(['KeyW', 'z'])).toEqual(new Map([...AZERTY, ['KeyW', 'z']]));
  expect(await see(['KeyQ', 'q'])).toEqual(new Map([['KeyQ', 'q']]));
  expect(await see(['KeyS', 'q'])).toEqual(new Map([['KeyS', 'q']]));
});

test('a browser that reports another layout than before knows more than some keys have told', async () => {
  const store = createStore();
  aBrowser(async () => new Map([['KeyQ', 'q']]));
  await store.set(readKeyboardFactsAtom);
  await store.set(readKeyboardFactsAtom, AZERTY);
  expect(store.get(keyboardFactsAtom).seen).toEqual(AZERTY);
  await store.set(readKeyboardFactsAtom);
  expect(store.get(keyboardFactsAtom).seen).toEqual(AZERTY);
  aBrowser(async () => AZERTY);
  await store.set(readKeyboardFactsAtom, AZERTY);
  expect(store.get(keyboardFactsAtom)).toEqual({ layout: AZERTY, language: 'de-CH' });
});

test('a browser that does not tell the layout leaves the language', async () => {
  const store = createStore();
  aBrowser();
  await store.set(readKeyboardFactsAtom);
  expect(store.get(keyboardFactsAtom)).toEqual({ layout: null, language: 'de-CH' });
});
