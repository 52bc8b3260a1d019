import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FindWords } from '../../core/history/recording';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
import { beginAtom, findWordsAtom } from '../round/roundAtoms';
import { fontsFor, withWords } from './wordLists';

const readAtom = atom(null, (get, set, act: (findWords: FindWords) => unknown) => withWords(get, set, act));

let page: ReturnType<typeof createStore>;
let host: WordsHost;
beforeEach(() => {
  host = aWordsHost({ 'french-1': 'été île', 'greek-1': 'και το', 'german-1': 'für über' });
  page = createStore();
  page.set(beginAtom, A_SETUP);
});
afterEach(() => vi.unstubAllGlobals());

/** Reads rounds over these lists; a list that is not at hand is null. */
const wordsOf = (...names: readonly string[]) =>
  page.set(readAtom, (findWords) => names.map((name) => findWords(name)));

describe('rounds that are read', () => {
  test('have the words that are at hand', async () => {
    expect(await wordsOf('english-1')).toEqual([A_SETUP.words]);
    expect(host.asked).toEqual([]);
  });

  test('bring the lists that they are of, each once', async () => {
    expect(await wordsOf('french-1', 'greek-1', 'french-1')).toEqual([
      ['été', 'île'],
      ['και', 'το'],
      ['été', 'île'],
    ]);
    expect(host.asked).toEqual(['french.json', 'greek.json']);
    expect(page.get(findWordsAtom)('french-1')).toEqual(['été', 'île']);
    await wordsOf('greek-1');
    expect(host.asked).toHaveLength(2);
  });

  test('do without a list that cannot be had, which is asked for once, and have the others', async () => {
    host.gone.add('greek.json');
    expect(await wordsOf('greek-1', 'french-1', 'klingon-1')).toEqual([null, ['été', 'île'], null]);
    expect(host.asked).toEqual(['greek.json', 'french.json']);
  });

  test('bring lists that are found to be missing one after the other', async () => {
    const read = page.set(readAtom, (findWords) => findWords('french-1') && findWords('german-1'));
    expect(await read).toEqual(['für', 'über']);
  });
});

test('where the font of a round’s words cannot be had, the browser’s own stands in', async () => {
  host.gone.add(fontOf('greek'));
  await expect(fontsFor({ ...A_SETUP, characters: 'αé' })).resolves.toBeUndefined();
  expect(host.asked).toEqual([fontOf('latin'), fontOf('greek')]);
});

test('words of plain letters need no font but that of the first round', async () => {
  await fontsFor(A_SETUP);
  expect(host.asked).toEqual([]);
});
