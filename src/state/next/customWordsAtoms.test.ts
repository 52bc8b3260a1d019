// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { aNewPage, type Page } from '../../testing/page';
import { aNewDevice } from '../../testing/savedRounds';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { roundAtom } from '../round/roundAtoms';
import { saveCustomTextAtom } from '../words/customTextAtoms';
import { columnsAtom, wordsSourceAtom } from '../words/wordsAtoms';
import { loadWordsAtom, wordsStateAtom } from './customWordsAtoms';

/** Thirty words ending in this letter. */
const wordsIn = (letter: string) =>
  Array.from('abcdefghijklmnopqrstuvwxyz1234', (first) => `${first}${letter}`);

let page: Page;
let host: WordsHost;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  host = aWordsHost({
    'french-common-1': wordsIn('é').join(' '),
    'greek-common-1': wordsIn('ω').join(' '),
    'russian-1': wordsIn('и').join(' '),
  });
  page = aNewPage();
});
afterEach(() => vi.unstubAllGlobals());

const state = () => page.get(wordsStateAtom);
const shown = () => page.get(roundAtom).expected.split(' ');

/** Chooses words as the dialog does, without waiting for them. */
function choose(chosen: Partial<typeof STANDARD_OPTIONS>) {
  const options = { ...STANDARD_OPTIONS, ...chosen };
  page.set(optionsAtom, options);
  return page.set(loadWordsAtom, options);
}

describe('words of another list', () => {
  test('are used for the round once they are loaded and applied', async () => {
    const before = shown();
    const coming = choose({ words: 'french-common-1' });
    expect(state()).toBe('loading');
    const take = await coming;
    expect(state()).toBe('ready');
    expect(shown()).toEqual(before);
    take?.();
    expect(shown().every((word) => wordsIn('é').includes(word))).toBe(true);
    expect(page.get(roundAtom).setup.wordList).toBe('french-common-1');
  });

  test('are loaded with their fonts, the list and the Latin font in parallel', async () => {
    expect(state()).toBe('ready');
    const coming = choose({ words: 'greek-common-1' });
    expect(host.requested).toContain('greek-common.json');
    await coming;
    expect(state()).toBe('ready');
    expect(host.requested).toContain(fontOf('greek'));
    expect(host.requested).not.toContain(fontOf('cyrillic'));
  });

  test('that are missing do not affect the state of those chosen after them', async () => {
    host.missing.add('greek-common.json');
    const first = choose({ words: 'greek-common-1' });
    const second = choose({});
    await Promise.all([first, second]);
    expect(state()).toBe('ready');
  });
});

test('the standard words are ready at once and load nothing', async () => {
  expect(await choose({ seconds: 60 })).toBeNull();
  expect(state()).toBe('ready');
  expect(host.requested).toEqual([]);
});

test('the standard words with capitals and numbers need no list', async () => {
  const take = await choose({ capitals: true, numbers: true });
  take?.();
  expect(host.requested).not.toContain('english.json');
  expect(page.get(roundAtom).setup).toMatchObject({
    wordList: 'english-1',
    settings: { capitals: true, numbers: true },
  });
  expect(page.get(roundAtom).expected).toMatch(/[A-Z0-9]/);
});

describe('a custom text', () => {
  test('is missing if there is none', async () => {
    expect(await choose({ words: 'own' })).toBeNull();
    expect(state()).toBe('missing');
  });

  test('is used for rounds once it is applied, in its order', async () => {
    page.set(columnsAtom, 40);
    await page.set(saveCustomTextAtom, 'One after the other.');
    const take = await choose({ words: 'own' });
    expect(state()).toBe('ready');
    expect(page.get(wordsSourceAtom)).toBeNull();
    take?.();
    expect(page.get(roundAtom).expected).toBe('One after the other.');
  });
});
