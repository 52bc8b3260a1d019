// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import { STANDARD_ROUND } from '../core/round/rules';
import { chooseOptionsAtom } from '../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { beginAtom, beginRacedAtom, dispatchAtom, restartAtom, roundAtom } from '../state/round/roundAtoms';
import { bringWordsAtom } from '../state/words/otherWords';
import { beginTextAnewAtom, keepOwnTextAtom, ownTextAtom } from '../state/words/ownTextAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
import { A_SETUP } from '../testing/rounds';
import { followOwnText } from './followOwnText';

/** There is no database here: a text lives as long as its store. */
let store: ReturnType<typeof createStore>;
beforeEach(async () => {
  localStorage.clear();
  store = createStore();
  store.set(beginAtom, A_SETUP);
  store.set(columnsAtom, 40);
  await store.set(keepOwnTextAtom, 'one two three four five six');
  store.set(chooseOptionsAtom, { words: 'own' });
  const take = await store.set(bringWordsAtom, store.get(optionsAtom));
  take?.();
  followOwnText(store);
});

const place = () => store.get(ownTextAtom)?.place;
const seed = () => store.get(roundAtom).setup.seed;
const keptPlace = () => JSON.parse(localStorage.getItem('ownText') ?? '{}').place;
const type = (text: string) => {
  for (const char of text) store.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
};
const end = () => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 });

test('a text is what rounds are of, from its first word on', () => {
  expect(store.get(roundAtom).expected).toBe('one two three four five six');
  expect(seed()).toBe(0);
});

describe('the place in a text', () => {
  test('is behind the words that a round has typed to their end', () => {
    type('one two th');
    end();
    expect([place(), keptPlace()]).toEqual([2, 2]);
    store.set(restartAtom, 0);
    expect(store.get(roundAtom).expected).toBe('three four five six');
  });

  test('is taken from a round that is given up, too, whatever follows it', () => {
    type('one ');
    store.set(restartAtom, 0);
    expect(seed()).toBe(1);
    type('two ');
    store.set(beginRacedAtom, A_SETUP);
    expect(place()).toBe(2);
    type('xxxxxxxxx');
    store.set(restartAtom, 0);
    expect(seed()).toBe(2);
  });

  test('is taken from a round whose end comes after another choice', () => {
    type('one two ');
    store.set(chooseOptionsAtom, { words: 'english-1' });
    end();
    expect(place()).toBe(2);
    store.set(restartAtom, 0);
    expect(store.get(roundAtom).setup).toMatchObject({ wordList: 'english-1', settings: STANDARD_ROUND });
  });

  test('stays at the start when it was sent there, whatever round was on show', () => {
    type('one two ');
    end();
    store.set(beginTextAnewAtom);
    dispatchEvent(new Event('pagehide'));
    expect([place(), keptPlace()]).toEqual([0, 0]);
    store.set(restartAtom, 0);
    expect(seed()).toBe(0);
    type('one ');
    store.set(beginTextAnewAtom);
    end();
    expect(place()).toBe(0);
  });

  test('is kept when the page is left in a round, which may go on', () => {
    type('one ');
    dispatchEvent(new Event('pagehide'));
    expect([place(), keptPlace()]).toEqual([0, 1]);
    type('two ');
    end();
    expect(place()).toBe(2);
  });

  test('is left alone by a round of the same text that is raced', () => {
    type('one two ');
    end();
    store.set(beginRacedAtom, store.get(roundAtom).setup);
    type('one two three four ');
    end();
    expect(place()).toBe(2);
  });

  test('follows another tab over the same text', () => {
    const kept = JSON.parse(localStorage.getItem('ownText') ?? '{}');
    localStorage.setItem('ownText', JSON.stringify({ ...kept, place: 4 }));
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
])('a place that cannot be read is put aside before another is kept: %j', (text) => {
  localStorage.setItem('ownText', text);
  type('one ');
  end();
  expect(keptPlace()).toBe(1);
  expect(localStorage.getItem('ownText.aside.1')).toBe(text);
});
