import { expect, test } from 'vitest';
import { firstVersion, isVersionUpTo, withoutVersion, wordsOfVersion } from './listVersions';

const LIST = { id: 'german-3', words: 'ab bald zu', earlier: { 'german-2': '', 'german-1': 'als über' } };

test('a version has its words, sorted, and one without a difference those of the next', () => {
  expect(wordsOfVersion(LIST, 'german-3')).toEqual(['ab', 'bald', 'zu']);
  expect(wordsOfVersion(LIST, 'german-2')).toEqual(['ab', 'bald', 'zu']);
  expect(wordsOfVersion(LIST, 'german-1')).toEqual(['ab', 'als', 'bald', 'zu', 'über']);
});

test('a list in order of use has a short one within it; both are sorted as they are dealt', () => {
  const words = Array.from({ length: 201 }, (_, index) => `w${999 - index}`);
  const list = { id: 'german-common-1', first200: 'german-200-1', words: words.join(' ') };
  expect(wordsOfVersion(list, 'german-common-1')).toEqual(words.toReversed());
  expect(wordsOfVersion(list, 'german-200-1')).toEqual(words.slice(0, 200).reverse());
  expect(wordsOfVersion(list, 'german-200-2')).toBeNull();
});

test.each(['german-4', 'german', 'dutch-1', ''])('%j is no version of it', (name) => {
  expect(wordsOfVersion(LIST, name)).toBeNull();
});

test('a list that never changed has one version', () => {
  expect(wordsOfVersion({ id: 'dutch-1', words: 'aan al' }, 'dutch-1')).toEqual(['aan', 'al']);
  expect(wordsOfVersion({ id: 'dutch-1', words: 'aan al' }, 'dutch-0')).toBeNull();
});

test.each([
  ['german-2', 'german'],
  ['english-10000-1', 'english-10000'],
])('%s is a version of %s', (name, list) => {
  expect(withoutVersion(name)).toBe(list);
  expect(firstVersion(name)).toBe(`${list}-1`);
});

test('a version may have two digits', () => {
  expect(withoutVersion('german-12')).toBe('german');
  expect(firstVersion('german-12')).toBe('german-1');
});

test('a custom text has no versions', () => {
  expect(withoutVersion('own')).toBe('own');
  expect(firstVersion('own')).toBe('own');
});

test.each([
  ['german-3', 'german-3', true],
  ['german-3', 'german-1', true],
  ['german-3', 'german-4', false],
  ['german-12', 'german-10', true],
  ['german-3', 'german-12', false],
  ['german-3', 'german-1x', false],
  ['german-3', 'german-0', false],
  ['german-3', 'german-01', false],
  ['german-3', 'german', false],
  ['german-3', 'dutch-1', false],
  ['english-1', 'english-200-1', false],
  ['english-200-1', 'english-1', false],
  ['own', 'own', false],
])('with %s, %s is known: %s', (latest, name, isKnown) => {
  expect(isVersionUpTo(latest, name)).toBe(isKnown);
});
