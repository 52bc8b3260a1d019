// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { aNewDevice } from '../../testing/savedRounds';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { noticeAtom } from '../page/noticeAtoms';
import { roundAtom } from '../round/roundAtoms';
import { loadChosenWordsAtom, retryWordsAtom } from './chosenWordsAtoms';
import { wordsStateAtom } from './customWordsAtoms';

let page: Page;
let host: WordsHost;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  host = aWordsHost({ 'french-1': A_SETUP.words.join(' '), 'polish-1': A_SETUP.words.join(' ') });
  page = aNewPage();
});
afterEach(() => vi.unstubAllGlobals());

const state = () => page.get(wordsStateAtom);
const shownList = () => page.get(roundAtom).setup.wordList;
const requests = (file: string) => host.requested.filter((name) => name === file).length;

function choose(chosen: Partial<typeof STANDARD_OPTIONS>): Promise<void> {
  page.set(optionsAtom, { ...STANDARD_OPTIONS, ...chosen });
  return page.set(loadChosenWordsAtom);
}

test('chosen words are put into use, and are not loaded again by another choice', async () => {
  await choose({ words: 'french-1' });
  expect([state(), shownList()]).toEqual(['ready', 'french-1']);
  const { setup } = page.get(roundAtom);
  const again = choose({ words: 'french-1', caret: 'block' });
  const retried = page.set(retryWordsAtom);
  expect(state()).toBe('ready');
  await Promise.all([again, retried]);
  expect(page.get(roundAtom).setup).toBe(setup);
  expect(requests('french.json')).toBe(1);
});

test('words that cannot be loaded are told of, and asked for again; once they have come, that is no more told', async () => {
  host.missing.add('french.json');
  await choose({ words: 'french-1' });
  expect([state(), shownList(), page.get(noticeAtom)]).toEqual(['missing', 'english-1', 'wordsMissing']);
  const again = page.set(retryWordsAtom);
  expect([state(), page.get(noticeAtom)]).toEqual(['retrying', 'wordsMissing']);
  // Another is under way.
  await page.set(retryWordsAtom);
  await again;
  expect([state(), requests('french.json')]).toEqual(['missing', 2]);
  host.missing.clear();
  await page.set(retryWordsAtom);
  expect([state(), shownList(), page.get(noticeAtom)]).toEqual(['ready', 'french-1', null]);
});

test('words whose font cannot be loaded are asked for again, too', async () => {
  host.missing.add(fontOf('latin'));
  await choose({ words: 'french-1' });
  expect([state(), page.get(noticeAtom)]).toEqual(['missing', 'wordsMissing']);
  host.missing.clear();
  await page.set(retryWordsAtom);
  expect([state(), page.get(noticeAtom)]).toEqual(['ready', null]);
});

test('a message that was dismissed does not come back with each try, but with other words', async () => {
  for (const file of ['french.json', 'polish.json']) host.missing.add(file);
  await choose({ words: 'french-1' });
  page.set(noticeAtom, null);
  await page.set(retryWordsAtom);
  expect(page.get(noticeAtom)).toBeNull();
  await choose({ words: 'polish-1' });
  expect(page.get(noticeAtom)).toBe('wordsMissing');
});

test('words that cannot be loaded are told of no more once others are chosen', async () => {
  host.missing.add('french.json');
  for (const words of ['polish-1', STANDARD_WORDS.wordList]) {
    await choose({ words: 'french-1' });
    expect(page.get(noticeAtom)).toBe('wordsMissing');
    await choose({ words });
    expect(page.get(noticeAtom)).toBeNull();
  }
});

test('words that come after others were chosen are neither used nor in their way', async () => {
  const letThrough = host.hold('french.json');
  const first = choose({ words: 'french-1' });
  await choose({ words: 'polish-1' });
  letThrough();
  await first;
  expect([state(), shownList()]).toEqual(['ready', 'polish-1']);
  const again = choose({ words: 'polish-1', caret: 'block' });
  expect(state()).toBe('ready');
  await again;
});

test('choosing the same words again asks for them again', async () => {
  host.missing.add('french.json');
  await choose({ words: 'french-1' });
  host.missing.clear();
  await choose({ words: 'french-1' });
  expect([state(), shownList()]).toEqual(['ready', 'french-1']);
});

test('a custom text that is not there is not told of', async () => {
  await choose({ words: 'own' });
  await page.set(retryWordsAtom);
  expect([state(), page.get(noticeAtom)]).toEqual(['missing', null]);
});

test('words that no version has are not asked for: the standard options come back', async () => {
  await choose({ words: 'klingon-1' });
  expect(page.get(optionsAtom)).toEqual(STANDARD_OPTIONS);
  expect(host.requested).toEqual([]);
});
