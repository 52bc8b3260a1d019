import { atom, createStore } from 'jotai';
import { expect, test } from 'vitest';
import { followAtoms } from './followAtoms';

const firstAtom = atom(0);
const secondAtom = atom(0);
const otherAtom = atom(0);
const setBothAtom = atom(null, (_get, set) => {
  set(firstAtom, 2);
  set(secondAtom, 2);
});

test('each follower runs once a change of its atoms, and no more once that is undone', () => {
  const store = createStore();
  const ran: string[] = [];
  const undo = followAtoms(store, [
    { when: [firstAtom, secondAtom], run: () => ran.push('either') },
    { when: [otherAtom], run: () => ran.push('other') },
  ]);
  expect(ran).toEqual([]);
  store.set(secondAtom, 1);
  store.set(setBothAtom);
  store.set(otherAtom, 1);
  expect(ran).toEqual(['either', 'either', 'other']);
  undo();
  store.set(setBothAtom);
  store.set(otherAtom, 2);
  expect(ran).toHaveLength(3);
});
