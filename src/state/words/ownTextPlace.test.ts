// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { A_SETUP } from '../../testing/rounds';
import { aNewDevice } from '../../testing/savedRounds';
import { aWordsHost } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, beginRacedAtom, dispatchAtom, restartAtom, roundAtom } from '../round/roundAtoms';
import { loadWordsAtom } from './customWords';
import {
  advancePlaceAtom,
  ownTextAtom,
  reloadPlaceAtom,
  restartTextAtom,
  saveOwnTextAtom,
  savePlaceAtom,
} from './ownTextAtoms';
import { columnsAtom } from './wordsAtoms';

const TEXT = 'One word after the other, and on it goes.';
const WORDS = TEXT.split(' ');

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  aWordsHost({});
  page = aVisit();
});
afterEach(() => vi.unstubAllGlobals());

function aVisit() {
  const store = createStore();
  store.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  store.set(columnsAtom, 100);
  return store;
}

const place = () => page.get(ownTextAtom)?.place;
const savedPlace = () => JSON.parse(localStorage.getItem('ownText') ?? '{}').place;

/** Makes rounds go over the saved text. */
async function chooseOwnText() {
  const options = { ...STANDARD_OPTIONS, words: 'own' };
  page.set(optionsAtom, options);
  (await page.set(loadWordsAtom, options))?.();
}

function type(keys: string) {
  for (const char of keys) page.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
}

/** Types in the current round until time is up. */
function play(keys: string): Round {
  type(keys);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  return page.get(roundAtom);
}

describe('the place in a text', () => {
  beforeEach(async () => {
    await page.set(saveOwnTextAtom, TEXT);
    await chooseOwnText();
  });

  test('is after the words that were completed, and the next round begins there', () => {
    page.set(advancePlaceAtom, play('One word aft'));
    expect(place()).toBe(2);
    expect(savedPlace()).toBe(2);
    page.set(restartAtom, 2e9);
    expect(page.get(roundAtom).expected).toBe(WORDS.slice(2).join(' '));
    page.set(advancePlaceAtom, play('after the '));
    expect(place()).toBe(4);
  });

  test('is there at the next visit', async () => {
    page.set(advancePlaceAtom, play('One word aft'));
    page = aVisit();
    await chooseOwnText();
    expect(place()).toBe(2);
    expect(page.get(roundAtom).expected).toBe(WORDS.slice(2).join(' '));
  });

  test('is moved once by a round', () => {
    const round = play('One word aft');
    page.set(advancePlaceAtom, round);
    page.set(restartTextAtom);
    page.set(advancePlaceAtom, round);
    expect(place()).toBe(0);
  });

  test('stays if nothing was typed, if other words were, and in a race', () => {
    page.set(advancePlaceAtom, page.get(roundAtom));
    const over = play('One ');
    page.set(beginRacedAtom, over.setup);
    page.set(advancePlaceAtom, play('One word after '));
    page.set(beginAtom, A_SETUP);
    page.set(advancePlaceAtom, play('ao bo co '));
    expect(place()).toBe(0);
  });

  test('of an abandoned round is where the next one begins', () => {
    type('One word after ');
    page.set(restartAtom, 2000);
    expect(page.get(roundAtom).expected).toBe(WORDS.slice(3).join(' '));
    expect(place()).toBe(0);
  });

  test('is saved when the page is left in the middle of a round, which goes on', () => {
    type('One word af');
    page.set(savePlaceAtom);
    expect(savedPlace()).toBe(2);
    expect(place()).toBe(0);
    page.set(advancePlaceAtom, play('ter '));
    expect(place()).toBe(3);
    expect(savedPlace()).toBe(3);
    page.set(savePlaceAtom);
    expect(savedPlace()).toBe(3);
  });

  test('is at the first word after a restart of the text, and what was typed before no longer counts', () => {
    type('One word ');
    page.set(restartTextAtom);
    expect(savedPlace()).toBe(0);
    page.set(advancePlaceAtom, play('after '));
    expect(place()).toBe(0);
    page.set(restartAtom, 2e9);
    expect(page.get(roundAtom).expected).toBe(TEXT);
  });

  test('of a text restarted before a key counts from the first word', () => {
    page.set(restartTextAtom);
    page.set(advancePlaceAtom, play('One word '));
    expect(place()).toBe(2);
  });
});

describe('another tab', () => {
  beforeEach(async () => {
    await page.set(saveOwnTextAtom, TEXT);
  });

  test('that goes on in the text moves the place here, too', async () => {
    const here = page;
    page = aVisit();
    await chooseOwnText();
    page.set(advancePlaceAtom, play('One word '));
    here.set(reloadPlaceAtom);
    expect(here.get(ownTextAtom)).toEqual({ words: WORDS, place: 2 });
  });

  test('that saves another text makes this one load it, too', async () => {
    await aVisit().set(saveOwnTextAtom, 'Another text.');
    page.set(reloadPlaceAtom);
    await vi.waitFor(() => expect(page.get(ownTextAtom)?.words).toEqual(['Another', 'text.']));
  });
});
