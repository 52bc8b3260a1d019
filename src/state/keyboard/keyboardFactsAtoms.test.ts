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

test('a browser that does not tell the layout leaves the language', async () => {
  const store = createStore();
  aBrowser();
  await store.set(readKeyboardFactsAtom);
  expect(store.get(keyboardFactsAtom)).toEqual({ layout: null, language: 'de-CH' });
});
