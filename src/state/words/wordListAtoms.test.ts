import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FindWords } from '../../core/history/recordingBytes';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost, type WordsHost } from '../../testing/wordsHost';
import { standardListAtom } from '../round/roundAtoms';
import { findWordsAtom, loadedListsAtom, withLoadedWords, wordListsAtom } from './wordListAtoms';

const STANDARD = { wordList: 'english-1', words: ['one', 'two'] };
const FRENCH = ['un', 'deux'];

const readAtom = atom(null, (get, set, act: (findWords: FindWords) => unknown) =>
  withLoadedWords(get, set, act),
);

let page: ReturnType<typeof createStore>;
let host: WordsHost;
beforeEach(() => {
  host = aWordsHost({ 'french-1': 'été île', 'greek-1': 'και το', 'german-1': 'für über' });
  page = aNewPage(A_SETUP);
});
afterEach(() => vi.unstubAllGlobals());

/** Reads rounds over these lists; null for a list that is not loaded. */
const wordsOf = (...names: readonly string[]) =>
  page.set(readAtom, (findWords) => names.map((name) => findWords(name)));

describe('rounds that are read', () => {
  test('use the lists that are loaded', async () => {
    expect(await wordsOf('english-1')).toEqual([A_SETUP.words]);
    expect(host.requested).toEqual([]);
  });

  test('load their lists, each once', async () => {
    expect(await wordsOf('french-1', 'greek-1', 'french-1')).toEqual([
      ['été', 'île'],
      ['και', 'το'],
      ['été', 'île'],
    ]);
    expect(host.requested).toEqual(['french.json', 'greek.json']);
    expect(page.get(findWordsAtom)('french-1')).toEqual(['été', 'île']);
    await wordsOf('greek-1');
    expect(host.requested).toHaveLength(2);
  });

  test('share a list that is being loaded', async () => {
    const findFrench = () => page.set(readAtom, (findWords) => findWords('french-1'));
    const [one, other] = await Promise.all([findFrench(), findFrench()]);
    expect(one).toEqual(['été', 'île']);
    expect(other).toBe(one);
    expect(host.requested).toEqual(['french.json']);
  });

  test('request a list again if the host has not answered in time; the late answer changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const letGo = host.hold('french.json');
    const first = wordsOf('french-1');
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await first).toEqual([null]);
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async () => Response.json({ id: 'french-1', words: 'été île' }));
    expect(await wordsOf('french-1')).toEqual([['été', 'île']]);
    const loaded = page.get(findWordsAtom)('french-1');
    vi.stubGlobal('fetch', fetch);
    letGo();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.get(findWordsAtom)('french-1')).toBe(loaded);
  });

  test('do without a list that cannot be loaded, which is tried once, and have the others', async () => {
    host.missing.add('greek.json');
    expect(await wordsOf('greek-1', 'french-1', 'klingon-1')).toEqual([null, ['été', 'île'], null]);
    expect(host.requested).toEqual(['greek.json', 'french.json']);
  });

  test('have the words of an earlier version, which the list says', async () => {
    const list = { id: 'german-2', words: 'für über', earlier: { 'german-1': 'formel' } };
    vi.stubGlobal('fetch', async () => Response.json(list));
    expect(await wordsOf('german-2', 'german-1', 'german-3')).toEqual([
      ['für', 'über'],
      ['formel', 'für', 'über'],
      null,
    ]);
  });

  test('have the most used words of a language from the file with all of them, sorted', async () => {
    const list = { id: 'german-common-1', first200: 'german-200-1', words: 'und ich alle' };
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      requested.push(address.replace(/^.*\//, ''));
      return Response.json(list);
    });
    const words = ['alle', 'ich', 'und'];
    expect(await wordsOf('german-200-1', 'german-common-1')).toEqual([words, words]);
    expect(requested).toEqual(['german-common.json', 'german-common.json']);
  });

  test('load lists that turn out to be missing one after the other', async () => {
    const read = page.set(readAtom, (findWords) => findWords('french-1') && findWords('german-1'));
    expect(await read).toEqual(['für', 'über']);
  });
});

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
