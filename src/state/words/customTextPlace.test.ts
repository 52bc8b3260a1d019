// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Round } from '../../core/round/round';
import {
  A_TEXT,
  aPageForTexts,
  chooseCustomText,
  playKeys,
  savedPlace,
  typeKeys,
  WORDS_OF_TEXT,
} from '../../testing/customTextPage';
import { A_SETUP } from '../../testing/rounds';
import { aNewDevice } from '../../testing/savedRounds';
import { anEndedSitting, beginRace } from '../../testing/sittings';
import { whenAtom } from '../../testing/whenAtom';
import { aWordsHost } from '../../testing/wordsHost';
import { restartAtom } from '../next/restartAtom';
import { beginAtom, roundAtom } from '../round/roundAtoms';
import {
  advancePlaceAtom,
  customTextAtom,
  reloadPlaceAtom,
  restartTextAtom,
  saveCustomTextAtom,
  savePlaceAtom,
} from './customTextAtoms';

let page: ReturnType<typeof aPageForTexts>;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  aWordsHost({});
  page = aPageForTexts();
});
afterEach(() => vi.unstubAllGlobals());

/** Moves the place by a round that has ended on the page. */
function advance(round: Round): void {
  page.set(advancePlaceAtom, anEndedSitting(page, { round }));
}

const place = () => page.get(customTextAtom)?.place;

describe('the place in a text', () => {
  beforeEach(async () => {
    await page.set(saveCustomTextAtom, A_TEXT);
    await chooseCustomText(page);
  });

  test('is after the words that were completed, and the next round begins there', () => {
    advance(playKeys(page, 'One word aft'));
    expect(place()).toBe(2);
    expect(savedPlace()).toBe(2);
    page.set(restartAtom, 2e9);
    expect(page.get(roundAtom).expected).toBe(WORDS_OF_TEXT.slice(2).join(' '));
    advance(playKeys(page, 'after the '));
    expect(place()).toBe(4);
  });

  test('is there at the next visit', async () => {
    advance(playKeys(page, 'One word aft'));
    page = aPageForTexts();
    await chooseCustomText(page);
    expect(place()).toBe(2);
    expect(page.get(roundAtom).expected).toBe(WORDS_OF_TEXT.slice(2).join(' '));
  });

  test('is moved once by a round', () => {
    const round = playKeys(page, 'One word aft');
    advance(round);
    page.set(restartTextAtom);
    advance(round);
    expect(place()).toBe(0);
  });

  test('stays if nothing was typed, if other words were, and in a race', () => {
    advance(page.get(roundAtom));
    const over = playKeys(page, 'One ');
    beginRace(page, over.setup);
    advance(playKeys(page, 'One word after '));
    page.set(beginAtom, A_SETUP);
    advance(playKeys(page, 'ao bo co '));
    expect(place()).toBe(0);
  });

  test('of an abandoned round is where the next one begins', () => {
    typeKeys(page, 'One word after ');
    page.set(restartAtom, 2000);
    expect(page.get(roundAtom).expected).toBe(WORDS_OF_TEXT.slice(3).join(' '));
    expect(place()).toBe(0);
  });

  test('is saved when the page is left in the middle of a round, which goes on', () => {
    typeKeys(page, 'One word af');
    page.set(savePlaceAtom);
    expect(savedPlace()).toBe(2);
    expect(place()).toBe(0);
    advance(playKeys(page, 'ter '));
    expect(place()).toBe(3);
    expect(savedPlace()).toBe(3);
    page.set(savePlaceAtom);
    expect(savedPlace()).toBe(3);
  });

  test('is at the first word after a restart of the text, and what was typed before no longer counts', () => {
    typeKeys(page, 'One word ');
    page.set(restartTextAtom);
    expect(savedPlace()).toBe(0);
    advance(playKeys(page, 'after '));
    expect(place()).toBe(0);
    page.set(restartAtom, 2e9);
    expect(page.get(roundAtom).expected).toBe(A_TEXT);
  });

  test('of a text restarted before a key counts from the first word', () => {
    page.set(restartTextAtom);
    advance(playKeys(page, 'One word '));
    expect(place()).toBe(2);
  });
});

describe('another tab', () => {
  beforeEach(async () => {
    await page.set(saveCustomTextAtom, A_TEXT);
  });

  test('that goes on in the text moves the place here, too', async () => {
    const here = page;
    page = aPageForTexts();
    await chooseCustomText(page);
    advance(playKeys(page, 'One word '));
    here.set(reloadPlaceAtom);
    expect(here.get(customTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 2 });
  });

  test('that saves another text makes this one load it, too', async () => {
    await aPageForTexts().set(saveCustomTextAtom, 'Another text.');
    page.set(reloadPlaceAtom);
    await whenAtom(page, customTextAtom, (text) => text?.words.join(' ') === 'Another text.');
  });
});
