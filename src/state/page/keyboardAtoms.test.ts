import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { capsLockAtom } from './keyboardAtoms';

test('Caps Lock counts as off until a key press shows that it is on', () => {
  expect(createStore().get(capsLockAtom)).toBe(false);
});
