import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { optionsAtom } from '../options/optionsAtoms';
import { choiceAtom } from './choiceAtoms';

test('what is chosen to practise stays until other words are chosen', () => {
  const store = createStore();
  expect(store.get(choiceAtom)).toEqual([]);
  store.set(choiceAtom, ['th', 'q']);
  store.set(optionsAtom, { ...STANDARD_OPTIONS, seconds: 60 });
  expect(store.get(choiceAtom)).toEqual(['th', 'q']);
  store.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'russian-1' });
  expect(store.get(choiceAtom)).toEqual([]);
});
