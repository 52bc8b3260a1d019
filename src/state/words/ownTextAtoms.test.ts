// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { aNewDevice, denyDatabase } from '../../testing/keptRounds';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost, fontOf } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, beginRacedAtom, dispatchAtom, restartAtom, roundAtom } from '../round/roundAtoms';
import { bringWordsAtom } from './otherWords';
import {
  beginTextAnewAtom,
  followPlaceAtom,
  keepOwnTextAtom,
  keepPlaceAtom,
  notePlaceAtom,
  openOwnTextAtom,
  ownTextAtom,
  ownTextSource,
  restoreOwnTextAtom,
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
const keptPlace = () => JSON.parse(localStorage.getItem('ownText') ?? '{}').place;

/** Has rounds go over the text that is kept. */
async function chooseOwnText() {
  const options = { ...STANDARD_OPTIONS, words: 'own' };
  page.set(optionsAtom, options);
  (await page.set(bringWordsAtom, options))?.();
}

function type(keys: string) {
  for (const char of keys) page.set(dispatchAtom, { kind: 'typed', char, at: 1000 });
}

/** Types in the round that is laid out until time is up. */
function play(keys: string): Round {
  type(keys);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  return page.get(roundAtom);
}

describe('a text that is given', () => {
  test('is taken from its first word on, and is there at the next visit', async () => {
    expect(await page.set(keepOwnTextAtom, TEXT)).toMatchObject({
      outcome: 'taken',
      words: WORDS.length,
      isKept: true,
    });
    expect(page.get(ownTextAtom)).toEqual({ words: WORDS, place: 0 });
    expect(keptPlace()).toBe(0);
    page = aVisit();
    expect(page.get(ownTextAtom)).toBeNull();
    await page.set(openOwnTextAtom);
    expect(page.get(ownTextAtom)).toEqual({ words: WORDS, place: 0 });
  });

  test('is taken for this visit where nothing can be kept', async () => {
    await denyDatabase();
    expect(await page.set(keepOwnTextAtom, TEXT)).toMatchObject({ outcome: 'taken', isKept: false });
    await page.set(openOwnTextAtom);
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS);
  });

  test.each([
    ['empty', '  \n '],
    ['tooLarge', 'a '.repeat(500_001)],
    ['notText', 'PK\0\0'],
  ])('and is none (%s) leaves the one before', async (outcome, given) => {
    await page.set(keepOwnTextAtom, TEXT);
    expect(await page.set(keepOwnTextAtom, given)).toEqual({ outcome });
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS);
  });

  test('may be a file', async () => {
    await page.set(keepOwnTextAtom, new Blob([TEXT]));
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS);
  });

  test('comes with the font that its letters need', async () => {
    const host = aWordsHost({});
    await page.set(keepOwnTextAtom, 'Ещё раз');
    expect(host.asked).toContain(fontOf('cyrillic'));
  });

  test('takes the place of the one before, from its first word on', async () => {
    await page.set(keepOwnTextAtom, TEXT);
    await chooseOwnText();
    page.set(notePlaceAtom, play('One word '));
    await page.set(keepOwnTextAtom, 'Another text.');
    expect(page.get(ownTextAtom)).toEqual({ words: ['Another', 'text.'], place: 0 });
    expect(keptPlace()).toBe(0);
  });
});

describe('a text whose font is late', () => {
  const LATE = 'Ένα κείμενο';
  let letGo: () => void;
  let late: Promise<unknown>;
  beforeEach(async () => {
    const host = aWordsHost({});
    // Tests after this one are to wait for it, too.
    host.gone.add(fontOf('greek'));
    letGo = host.hold(fontOf('greek'));
    await page.set(keepOwnTextAtom, TEXT);
    late = page.set(keepOwnTextAtom, LATE);
    await vi.waitFor(() => expect(host.asked).toContain(fontOf('greek')));
  });

  /** What is chosen once everything has come, and at the next visit. */
  async function inTheEnd() {
    letGo();
    const outcome = await late;
    const here = page.get(ownTextAtom)?.words.join(' ') ?? null;
    page = aVisit();
    await page.set(openOwnTextAtom);
    return { outcome, here, next: page.get(ownTextAtom)?.words.join(' ') ?? null };
  }

  test('does not take the place of one that was given after it', async () => {
    await page.set(keepOwnTextAtom, 'Another text.');
    expect(await inTheEnd()).toEqual({ outcome: null, here: 'Another text.', next: 'Another text.' });
  });

  test('does not take the place of one that was brought back meanwhile', async () => {
    await page.set(restoreOwnTextAtom, page.get(ownTextAtom));
    expect(await inTheEnd()).toEqual({ outcome: null, here: TEXT, next: TEXT });
  });

  test('does not come where it was brought back that there was none', async () => {
    await page.set(restoreOwnTextAtom, null);
    expect(await inTheEnd()).toEqual({ outcome: null, here: null, next: null });
  });

  test('comes where what was given after it is no text', async () => {
    await page.set(keepOwnTextAtom, 'PK\0\0');
    expect(await inTheEnd()).toMatchObject({ outcome: { outcome: 'taken' }, here: LATE, next: LATE });
  });
});

describe('a text that nobody has given', () => {
  test('is none', async () => {
    await page.set(openOwnTextAtom);
    expect(page.get(ownTextAtom)).toBeNull();
    page.set(beginTextAnewAtom);
    page.set(keepPlaceAtom);
    page.set(followPlaceAtom);
    expect(page.get(ownTextAtom)).toBeNull();
    expect(localStorage.getItem('ownText')).toBeNull();
  });

  test('makes no rounds', () => {
    const { setUp } = ownTextSource(page.get);
    expect(() => setUp(page.get(roundAtom), 1, A_SETUP.settings, 40)).toThrow('There is no text.');
  });
});

describe('the place in a text', () => {
  beforeEach(async () => {
    await page.set(keepOwnTextAtom, TEXT);
    await chooseOwnText();
  });

  test('is behind the words that were typed to their end, and the next round begins there', () => {
    page.set(notePlaceAtom, play('One word aft'));
    expect(place()).toBe(2);
    expect(keptPlace()).toBe(2);
    page.set(restartAtom, 2e9);
    expect(page.get(roundAtom).expected).toBe(WORDS.slice(2).join(' '));
    page.set(notePlaceAtom, play('after the '));
    expect(place()).toBe(4);
  });

  test('is there at the next visit', async () => {
    page.set(notePlaceAtom, play('One word aft'));
    page = aVisit();
    await chooseOwnText();
    expect(place()).toBe(2);
    expect(page.get(roundAtom).expected).toBe(WORDS.slice(2).join(' '));
  });

  test('is noted of a round once', () => {
    const round = play('One word aft');
    page.set(notePlaceAtom, round);
    page.set(beginTextAnewAtom);
    page.set(notePlaceAtom, round);
    expect(place()).toBe(0);
  });

  test('stays where nothing was typed, where other words were, and in a race', () => {
    page.set(notePlaceAtom, page.get(roundAtom));
    const over = play('One ');
    page.set(beginRacedAtom, over.setup);
    page.set(notePlaceAtom, play('One word after '));
    page.set(beginAtom, A_SETUP);
    page.set(notePlaceAtom, play('ao bo co '));
    expect(place()).toBe(0);
  });

  test('of a round that is given up for the next is where that one begins', () => {
    type('One word after ');
    page.set(restartAtom, 2000);
    expect(page.get(roundAtom).expected).toBe(WORDS.slice(3).join(' '));
    expect(place()).toBe(0);
  });

  test('is kept when the page is left in the middle of a round, which goes on', () => {
    type('One word af');
    page.set(keepPlaceAtom);
    expect(keptPlace()).toBe(2);
    expect(place()).toBe(0);
    page.set(notePlaceAtom, play('ter '));
    expect(place()).toBe(3);
    expect(keptPlace()).toBe(3);
    page.set(keepPlaceAtom);
    expect(keptPlace()).toBe(3);
  });

  test('is at the first word again when the text is begun anew, and what was typed counts for it no more', () => {
    type('One word ');
    page.set(beginTextAnewAtom);
    expect(keptPlace()).toBe(0);
    page.set(notePlaceAtom, play('after '));
    expect(place()).toBe(0);
    page.set(restartAtom, 2e9);
    expect(page.get(roundAtom).expected).toBe(TEXT);
  });

  test('of a text that is begun anew before a key counts from the first word', () => {
    page.set(beginTextAnewAtom);
    page.set(notePlaceAtom, play('One word '));
    expect(place()).toBe(2);
  });
});

describe('another tab', () => {
  beforeEach(async () => {
    await page.set(keepOwnTextAtom, TEXT);
  });

  test('that goes on in the text takes this one along', async () => {
    const here = page;
    page = aVisit();
    await chooseOwnText();
    page.set(notePlaceAtom, play('One word '));
    here.set(followPlaceAtom);
    expect(here.get(ownTextAtom)).toEqual({ words: WORDS, place: 2 });
  });

  test('that takes another text has this one take it, too', async () => {
    await aVisit().set(keepOwnTextAtom, 'Another text.');
    page.set(followPlaceAtom);
    await vi.waitFor(() => expect(page.get(ownTextAtom)?.words).toEqual(['Another', 'text.']));
  });
});
