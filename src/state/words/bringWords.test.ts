// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { aNewDevice } from '../../testing/keptRounds';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, findWordsAtom, roundAtom } from '../round/roundAtoms';
import { bringWordsAtom, wordsStateAtom } from './otherWords';
import { keepOwnTextAtom } from './ownTextAtoms';
import { columnsAtom, wordsSourceAtom } from './wordsAtoms';

/** Thirty words that end in this letter. */
const wordsIn = (letter: string) =>
  Array.from('abcdefghijklmnopqrstuvwxyz1234', (first) => `${first}${letter}`);

let page: ReturnType<typeof createStore>;
let host: WordsHost;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  host = aWordsHost({
    'french-1': wordsIn('é').join(' '),
    'greek-1': wordsIn('ω').join(' '),
    'russian-1': wordsIn('и').join(' '),
  });
  page = createStore();
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
});
afterEach(() => vi.unstubAllGlobals());

const state = () => page.get(wordsStateAtom);
const shown = () => page.get(roundAtom).expected.split(' ');

/** Chooses words, as Options does, without waiting for them. */
function choose(chosen: Partial<typeof STANDARD_OPTIONS>) {
  const options = { ...STANDARD_OPTIONS, ...chosen };
  page.set(optionsAtom, options);
  return page.set(bringWordsAtom, options);
}

describe('words of another list', () => {
  test('are those of the round once they have come and are taken', async () => {
    const before = shown();
    const coming = choose({ words: 'french-1' });
    expect(state()).toBe('coming');
    const take = await coming;
    expect(state()).toBe('there');
    expect(shown()).toEqual(before);
    take?.();
    expect(shown().every((word) => wordsIn('é').includes(word))).toBe(true);
    expect(page.get(roundAtom).setup.wordList).toBe('french-1');
  });

  test('come with the fonts that they need, the list and the usual letters at the same time', async () => {
    void choose({ words: 'greek-1' });
    expect(host.asked).toContain('greek.json');
    await vi.waitFor(() => expect(state()).toBe('there'));
    expect(host.asked).toContain(fontOf('greek'));
    expect(host.asked).not.toContain(fontOf('cyrillic'));
  });

  test('are asked for once a visit', async () => {
    await choose({ words: 'french-1' });
    await choose({ words: 'french-1' });
    expect(host.asked.filter((file) => file === 'french.json')).toHaveLength(1);
  });

  test('are missing where the list cannot be had, until it can', async () => {
    host.gone.add('french.json');
    expect(await choose({ words: 'french-1' })).toBeNull();
    expect(state()).toBe('missing');
    expect(page.get(findWordsAtom)('french-1')).toBeNull();
    host.gone.clear();
    expect(await choose({ words: 'french-1' })).not.toBeNull();
    expect(state()).toBe('there');
  });

  test('are missing where their font cannot be had, until it can', async () => {
    host.gone.add(fontOf('cyrillic'));
    expect(await choose({ words: 'russian-1' })).toBeNull();
    expect(state()).toBe('missing');
    host.gone.clear();
    expect(await choose({ words: 'russian-1' })).not.toBeNull();
    expect(state()).toBe('there');
  });

  test('give way to those that are chosen while they are on their way', async () => {
    const first = choose({ words: 'greek-1' });
    const second = choose({ words: 'french-1' });
    expect(await first).toBeNull();
    (await second)?.();
    expect(state()).toBe('there');
    expect(page.get(roundAtom).setup.wordList).toBe('french-1');
  });

  test('that are missing do not speak for those that were chosen after them', async () => {
    host.gone.add('greek.json');
    const first = choose({ words: 'greek-1' });
    const second = choose({});
    await Promise.all([first, second]);
    expect(state()).toBe('there');
  });
});

test('the usual words are there at once and need nothing', async () => {
  expect(await choose({ seconds: 60 })).toBeNull();
  expect(state()).toBe('there');
  expect(host.asked).toEqual([]);
});

test('the usual words with capitals and numbers need no list', async () => {
  const take = await choose({ capitals: true, numbers: true });
  take?.();
  expect(host.asked).not.toContain('english.json');
  expect(page.get(roundAtom).setup).toMatchObject({
    wordList: 'english-1',
    settings: { capitals: true, numbers: true },
  });
  expect(page.get(roundAtom).expected).toMatch(/[A-Z0-9]/);
});

describe('a text of the player’s own', () => {
  test('is missing where there is none', async () => {
    expect(await choose({ words: 'own' })).toBeNull();
    expect(state()).toBe('missing');
  });

  test('is what rounds are over once it is taken, in its order', async () => {
    page.set(columnsAtom, 40);
    await page.set(keepOwnTextAtom, 'One after the other.');
    const take = await choose({ words: 'own' });
    expect(state()).toBe('there');
    expect(page.get(wordsSourceAtom)).toBeNull();
    take?.();
    expect(page.get(roundAtom).expected).toBe('One after the other.');
  });
});
