import { expect, test } from 'vitest';
import { nowMs } from '../../platform/round/clock';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { keyTimesAtom } from './keyTimeAtoms';
import { dispatchAtom } from './roundAtoms';
import { noteSlowKeysAtom } from './slowKeyAtoms';

/** A round with a key every 100 ms, and the time of each. */
function aStore(...keys: readonly string[]) {
  const store = aNewPage(A_SETUP);
  const at = (index: number): number => soon + 100 * index;
  const soon = nowMs() + 1000;
  keys.forEach((char, index) => {
    store.set(dispatchAtom, { kind: 'typed', char, at: at(index) });
  });
  return { store, at };
}

test('the keys of a round are counted, with those within a frame and the slowest', () => {
  const { store, at } = aStore('a', 'o', ' ', 'b');
  store.set(noteSlowKeysAtom, []);
  expect(store.get(keyTimesAtom)).toEqual({ keys: 4, withinFrame: 4, slowestMs: null });
  store.set(noteSlowKeysAtom, [{ atMs: at(1), onScreenMs: 24 }]);
  store.set(noteSlowKeysAtom, [{ atMs: at(3), onScreenMs: 104 }]);
  expect(store.get(keyTimesAtom)).toEqual({ keys: 4, withinFrame: 2, slowestMs: 104 });
});

test('nothing is known in a browser that cannot measure it, nor of a round without a key', () => {
  expect(aStore('a').store.get(keyTimesAtom)).toBeNull();
  const { store } = aStore();
  store.set(noteSlowKeysAtom, []);
  expect(store.get(keyTimesAtom)).toBeNull();
});

test('slow keys that typed nothing or were of the previous round do not count', () => {
  const { store, at } = aStore('a', 'o');
  store.set(noteSlowKeysAtom, []);
  store.set(noteSlowKeysAtom, [
    { atMs: at(0) - 50, onScreenMs: 200 },
    { atMs: at(0) + 50, onScreenMs: 200 },
  ]);
  expect(store.get(keyTimesAtom)).toEqual({ keys: 2, withinFrame: 2, slowestMs: null });
});

test('keys pressed before the measurement do not count', () => {
  const { store } = aStore();
  store.set(dispatchAtom, { kind: 'typed', char: 'a', at: nowMs() - 100 });
  store.set(noteSlowKeysAtom, []);
  store.set(dispatchAtom, { kind: 'typed', char: 'o', at: nowMs() + 100 });
  expect(store.get(keyTimesAtom)).toMatchObject({ keys: 1 });
});
