import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { findWordsAtom, wordListsAtom } from './listsByName';
import { loadedListsAtom, standardListAtom } from './wordsAtoms';

const STANDARD = { wordList: 'english-1', words: ['one', 'two'] };
const FRENCH = ['un', 'deux'];

test('before the first round of a visit there is no list', () => {
  const store = createStore();
  expect(store.get(findWordsAtom)('english-1')).toBeNull();
  expect([...store.get(wordListsAtom)]).toEqual([]);
});

test('a list is found by its name, the standard one and loaded ones', () => {
  const store = createStore();
  store.set(standardListAtom, STANDARD);
  store.set(loadedListsAtom, new Map([['french-1', FRENCH]]));
  const find = store.get(findWordsAtom);
  expect(find('english-1')).toBe(STANDARD.words);
  expect(find('french-1')).toBe(FRENCH);
  expect(find('spanish-1')).toBeNull();
  expect(store.get(wordListsAtom)).toEqual(
    new Map([
      ['french-1', FRENCH],
      ['english-1', STANDARD.words],
    ]),
  );
});
