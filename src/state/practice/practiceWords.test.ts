import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { aNewPage } from '../../testing/page';
import { anEndedSitting } from '../../testing/sittings';
import { aWordsHost, fontOf } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { noticeAtom } from '../page/noticeAtoms';
import { practiceAtom } from '../round/practiceAtom';
import { roundAtom } from '../round/roundAtoms';
import { loadedListsAtom } from '../words/wordListAtoms';
import {
  chosenListAtom,
  chosenWordsAtom,
  followChosenListAtom,
  notePracticeRoundAtom,
  resetOptionsAtom,
  retryMissingWordsAtom,
  startPracticeAtom,
  stopPracticeAtom,
} from './startPracticeAtoms';

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = aNewPage();
});
afterEach(() => vi.unstubAllGlobals());

const practise = (...items: string[]) => store.set(startPracticeAtom, items, 0);
const practice = () => store.get(roundAtom).setup.settings.practice;
const choose = (words: string) => store.set(optionsAtom, { ...STANDARD_OPTIONS, words });
const LIST = Array.from({ length: 30 }, (_, i) => `qu${'abcdefghijklmnopqrstuvwxyzäöüß'.charAt(i)}`);

test('the words of practice are the chosen ones, and the standard ones until those have loaded or for a custom text', () => {
  choose('french-1');
  expect(store.get(chosenListAtom)).toBe('french-1');
  expect(store.get(chosenWordsAtom)).toEqual(STANDARD_WORDS);
  store.set(loadedListsAtom, new Map([['french-1', LIST]]));
  expect(store.get(chosenWordsAtom)).toEqual({ wordList: 'french-1', words: LIST });
  choose(CUSTOM_TEXT);
  expect(store.get(chosenListAtom)).toBe(STANDARD_WORDS.wordList);
  expect(store.get(chosenWordsAtom)).toEqual(STANDARD_WORDS);
});

test('the words of practice are none before the first round', () => {
  expect(createStore().get(chosenWordsAtom)).toEqual({ wordList: STANDARD_WORDS.wordList, words: [] });
});

test('the words of practice are loaded with their fonts before it begins', async () => {
  const words = Array.from('абвгдежзиклмнопрстуфхцчшщэюя', (letter) => `йц${letter}`);
  const host = aWordsHost({ 'russian-1': words.join(' ') });
  choose('russian-1');
  expect(await practise('йц')).toBe(true);
  expect(host.requested).toEqual(['russian.json', fontOf('cyrillic')]);
  expect(store.get(roundAtom).setup.wordList).toBe('russian-1');
});

test('the words of practice are those of the largest list where the chosen one has too few', async () => {
  const host = aWordsHost({ 'english-10000-1': [...LIST, ...STANDARD_WORDS.words].join(' ') });
  expect(await practise('e')).toBe(true);
  expect(host.requested).toEqual([]);
  expect(store.get(practiceAtom)?.isShort).toBe(false);
  expect(await practise('qu')).toBe(true);
  expect(host.requested).toContain('english-10000.json');
  expect(store.get(roundAtom).setup.wordList).toBe('english-10000-1');
  expect(await practise('zx')).toBe(true);
  expect(store.get(practiceAtom)?.isShort).toBe(true);
});

test('words of practice that cannot be loaded are told of each time, and what was there goes on', async () => {
  const host = aWordsHost({});
  host.missing.add('french.json');
  choose('french-1');
  for (let times = 0; times < 2; times++) {
    expect(await practise('qu')).toBe(false);
    expect(store.get(noticeAtom)).toBe('practiceWordsMissing');
    if (times === 0) store.set(noticeAtom, null);
  }
  expect([practice(), store.get(practiceAtom)]).toEqual([undefined, null]);
  choose(STANDARD_WORDS.wordList);
  await practise('th');
  expect([practice(), store.get(noticeAtom)]).toEqual([['th'], null]);
});

test('words of practice that could not be loaded are told of until they have come with something else', async () => {
  const host = aWordsHost({});
  host.missing.add('french.json');
  choose('french-1');
  await practise('qu');
  const come = (name: string, words: readonly string[]): void => {
    store.set(loadedListsAtom, new Map([...store.get(loadedListsAtom), [name, words]]));
    store.set(retryMissingWordsAtom);
  };
  come('polish-1', LIST);
  expect(store.get(noticeAtom)).toBe('practiceWordsMissing');
  come('french-1', LIST);
  expect(store.get(noticeAtom)).toBeNull();
});

test('words of practice that could not be loaded are practised once they have come', async () => {
  const host = aWordsHost({});
  host.missing.add('french.json');
  await practise('th');
  choose('french-1');
  await store.set(followChosenListAtom);
  expect(store.get(noticeAtom)).toBe('practiceWordsMissing');
  expect(store.get(roundAtom).setup.wordList).toBe(STANDARD_WORDS.wordList);
  store.set(loadedListsAtom, new Map([['french-1', LIST]]));
  await store.set(retryMissingWordsAtom);
  expect(store.get(noticeAtom)).toBeNull();
  expect(store.get(roundAtom).setup.wordList).toBe('french-1');
});

test('words of practice that are missing because a larger list has not loaded are reported until it has', async () => {
  const host = aWordsHost({});
  host.missing.add('english-10000.json');
  await practise('qu');
  store.set(retryMissingWordsAtom);
  expect(store.get(noticeAtom)).toBe('practiceWordsMissing');
  store.set(loadedListsAtom, new Map([['english-10000-1', LIST]]));
  store.set(retryMissingWordsAtom);
  expect(store.get(noticeAtom)).toBeNull();
});

test('words of practice that could not be loaded are told of no more once none, or the standard round, is wanted', async () => {
  const host = aWordsHost({});
  host.missing.add('french.json');
  for (const end of [() => store.set(stopPracticeAtom, 0), () => store.set(resetOptionsAtom, ['words'])]) {
    choose('french-1');
    await practise('qu');
    expect(store.get(noticeAtom)).toBe('practiceWordsMissing');
    end();
    expect(store.get(noticeAtom)).not.toBe('practiceWordsMissing');
  }
});

test('words of practice that cannot be loaded are not told of after something else was asked for', async () => {
  const host = aWordsHost({});
  host.missing.add('french.json');
  choose('french-1');
  const asked = practise('qu');
  store.set(stopPracticeAtom, 0);
  expect(await asked).toBe(false);
  expect(store.get(noticeAtom)).toBeNull();
});

test('the words of practice follow what is chosen, and the practice keeps its number of rounds', async () => {
  await practise('th');
  store.set(notePracticeRoundAtom, anEndedSitting(store, { round: store.get(roundAtom) }));
  store.set(loadedListsAtom, new Map([['english-200-1', [...STANDARD_WORDS.words]]]));
  choose('english-200-1');
  await store.set(followChosenListAtom);
  expect(store.get(practiceAtom)?.rounds).toBe(1);
  expect(store.get(roundAtom).setup.wordList).toBe('english-200-1');
});

test('the words of practice are followed by nothing where nothing is practised, and stay where they cannot be loaded', async () => {
  const host = aWordsHost({});
  host.missing.add('french.json');
  choose('french-1');
  const { setup } = store.get(roundAtom);
  await store.set(followChosenListAtom);
  expect([store.get(roundAtom).setup, host.requested, store.get(noticeAtom)]).toEqual([setup, [], null]);
  choose(STANDARD_WORDS.wordList);
  await practise('th');
  const before = store.get(practiceAtom);
  choose('french-1');
  await store.set(followChosenListAtom);
  expect(store.get(practiceAtom)).toBe(before);
});
