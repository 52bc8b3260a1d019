// @vitest-environment jsdom

import { beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_ROUND } from '../core/round/rules';
import { chooseOptionsAtom } from '../state/next/chooseOptionsAtoms';
import { loadWordsAtom } from '../state/next/customWordsAtoms';
import { restartAtom } from '../state/next/restartAtom';
import { optionsAtom } from '../state/options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../state/round/roundAtoms';
import { makeUnheardRoundSeenAtom } from '../state/speech/makeUnheardRoundSeenAtom';
import { customTextAtom, restartTextAtom, saveCustomTextAtom } from '../state/words/customTextAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
import { aNewPage, type Page } from '../testing/page';
import { A_SETUP } from '../testing/rounds';
import { beginRace } from '../testing/sittings';
import { followCustomText } from './followCustomText';

/** There is no database here: the text exists as long as its store. */
let store: Page;
beforeEach(async () => {
  localStorage.clear();
  store = aNewPage(A_SETUP);
  store.set(columnsAtom, 40);
  await store.set(saveCustomTextAtom, 'one two three four five six');
  store.set(chooseOptionsAtom, { words: 'own' });
  const take = await store.set(loadWordsAtom, store.get(optionsAtom));
  take?.();
  followCustomText(store);
});

const place = () => store.get(customTextAtom)?.place;
const seed = () => store.get(roundAtom).setup.seed;
const savedPlace = () => JSON.parse(localStorage.getItem('ownText') ?? '{}').place;
const type = (text: string) => {
  for (const char of text) store.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
};
const end = () => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 });

test('rounds over a custom text begin at its first word', () => {
  expect(store.get(roundAtom).expected).toBe('one two three four five six');
  expect(seed()).toBe(0);
});

describe('the place in a text', () => {
  test('is after the last word that a round has typed completely', () => {
    type('one two th');
    end();
    expect([place(), savedPlace()]).toEqual([2, 2]);
    store.set(restartAtom, 0);
    expect(store.get(roundAtom).expected).toBe('three four five six');
  });

  test('moves on after an abandoned round, too, whatever comes next', () => {
    type('one ');
    store.set(restartAtom, 0);
    expect(seed()).toBe(1);
    type('two ');
    beginRace(store, A_SETUP);
    expect(place()).toBe(2);
    type('xxxxxxxxx');
    store.set(restartAtom, 0);
    expect(seed()).toBe(2);
  });

  test('moves on after a round that ends when other words have been chosen', () => {
    type('one two ');
    store.set(chooseOptionsAtom, { words: 'english-1' });
    end();
    expect(place()).toBe(2);
    store.set(restartAtom, 0);
    expect(store.get(roundAtom).setup).toMatchObject({ wordList: 'english-1', settings: STANDARD_ROUND });
  });

  test('stays at the start after a reset, whatever round was shown then', () => {
    type('one two ');
    end();
    store.set(restartTextAtom);
    dispatchEvent(new Event('pagehide'));
    expect([place(), savedPlace()]).toEqual([0, 0]);
    store.set(restartAtom, 0);
    expect(seed()).toBe(0);
    type('one ');
    store.set(restartTextAtom);
    end();
    expect(place()).toBe(0);
  });

  test('does not move with a round begun before it was set back, also if that round turns out to be a seen one', () => {
    const { setup } = store.get(roundAtom);
    store.set(beginAtom, { ...setup, settings: { ...setup.settings, byEar: true } });
    type('one ');
    store.set(restartTextAtom);
    store.set(makeUnheardRoundSeenAtom);
    expect(store.get(roundAtom).setup.settings.byEar).toBeUndefined();
    end();
    expect(place()).toBe(0);
  });

  test('is saved when the page is left during a round, which may go on', () => {
    type('one ');
    dispatchEvent(new Event('pagehide'));
    expect([place(), savedPlace()]).toEqual([0, 1]);
    type('two ');
    end();
    expect(place()).toBe(2);
  });

  test('is not changed by a race over the same text', () => {
    type('one two ');
    end();
    beginRace(store, store.get(roundAtom).setup);
    type('one two three four ');
    end();
    expect(place()).toBe(2);
  });

  test('follows another tab with the same text', () => {
    const saved = JSON.parse(localStorage.getItem('ownText') ?? '{}');
    localStorage.setItem('ownText', JSON.stringify({ ...saved, place: 4 }));
    dispatchEvent(new StorageEvent('storage', { key: 'ownText' }));
    expect(place()).toBe(4);
  });
});

test.each([
  '',
  '[]',
  '{"version":1}',
  '{"version":2,"hash":1,"place":3}',
  '{"version":1,"hash":1,"place":-1}',
])('a saved place that cannot be read is quarantined before a new one is saved: %j', (text) => {
  localStorage.setItem('ownText', text);
  type('one ');
  end();
  expect(savedPlace()).toBe(1);
  expect(localStorage.getItem('ownText.aside.1')).toBe(text);
});
