// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { A_SETUP } from '../../testing/rounds';
import { aNewDevice, denyDatabase } from '../../testing/savedRounds';
import { aWordsHost, fontOf } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { loadWordsAtom } from './customWords';
import {
  advancePlaceAtom,
  loadOwnTextAtom,
  ownTextAtom,
  ownTextSource,
  reloadPlaceAtom,
  restartTextAtom,
  restoreOwnTextAtom,
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

describe('an entered text', () => {
  test('begins at its first word, and is there at the next visit', async () => {
    expect(await page.set(saveOwnTextAtom, TEXT)).toMatchObject({
      outcome: 'accepted',
      words: WORDS.length,
      isSaved: true,
    });
    expect(page.get(ownTextAtom)).toEqual({ words: WORDS, place: 0 });
    expect(savedPlace()).toBe(0);
    page = aVisit();
    expect(page.get(ownTextAtom)).toBeNull();
    await page.set(loadOwnTextAtom);
    expect(page.get(ownTextAtom)).toEqual({ words: WORDS, place: 0 });
  });

  test('lasts for this visit if nothing can be saved', async () => {
    await denyDatabase();
    expect(await page.set(saveOwnTextAtom, TEXT)).toMatchObject({ outcome: 'accepted', isSaved: false });
    await page.set(loadOwnTextAtom);
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS);
  });

  test.each([
    ['empty', '  \n '],
    ['tooLarge', 'a '.repeat(500_001)],
    ['notText', 'PK\0\0'],
  ])('that is invalid (%s) leaves the previous one', async (outcome, given) => {
    await page.set(saveOwnTextAtom, TEXT);
    expect(await page.set(saveOwnTextAtom, given)).toEqual({ outcome });
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS);
  });

  test('may be a file', async () => {
    await page.set(saveOwnTextAtom, new Blob([TEXT]));
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS);
  });

  test('is loaded with the font that its letters need', async () => {
    const host = aWordsHost({});
    await page.set(saveOwnTextAtom, 'Ещё раз');
    expect(host.requested).toContain(fontOf('cyrillic'));
  });

  test('replaces the previous one, from its first word on', async () => {
    await page.set(saveOwnTextAtom, TEXT);
    await chooseOwnText();
    page.set(advancePlaceAtom, play('One word '));
    await page.set(saveOwnTextAtom, 'Another text.');
    expect(page.get(ownTextAtom)).toEqual({ words: ['Another', 'text.'], place: 0 });
    expect(savedPlace()).toBe(0);
  });
});

describe('a text whose font is late', () => {
  const LATE = 'Ένα κείμενο';
  let letGo: () => void;
  let late: Promise<unknown>;
  beforeEach(async () => {
    const host = aWordsHost({});
    // Later tests must wait for it, too.
    host.missing.add(fontOf('greek'));
    letGo = host.hold(fontOf('greek'));
    await page.set(saveOwnTextAtom, TEXT);
    late = page.set(saveOwnTextAtom, LATE);
    await vi.waitFor(() => expect(host.requested).toContain(fontOf('greek')));
  });

  /** The text once everything is loaded, and at the next visit. */
  async function inTheEnd() {
    letGo();
    const outcome = await late;
    const here = page.get(ownTextAtom)?.words.join(' ') ?? null;
    page = aVisit();
    await page.set(loadOwnTextAtom);
    return { outcome, here, next: page.get(ownTextAtom)?.words.join(' ') ?? null };
  }

  test('does not replace one that was entered after it', async () => {
    await page.set(saveOwnTextAtom, 'Another text.');
    expect(await inTheEnd()).toEqual({ outcome: null, here: 'Another text.', next: 'Another text.' });
  });

  test('does not replace one that was restored meanwhile', async () => {
    await page.set(restoreOwnTextAtom, page.get(ownTextAtom));
    expect(await inTheEnd()).toEqual({ outcome: null, here: TEXT, next: TEXT });
  });

  test('does not appear if having no text was restored meanwhile', async () => {
    await page.set(restoreOwnTextAtom, null);
    expect(await inTheEnd()).toEqual({ outcome: null, here: null, next: null });
  });

  test('appears if what was entered after it is invalid', async () => {
    await page.set(saveOwnTextAtom, 'PK\0\0');
    expect(await inTheEnd()).toMatchObject({ outcome: { outcome: 'accepted' }, here: LATE, next: LATE });
  });
});

describe('a text that was never entered', () => {
  test('does not exist', async () => {
    await page.set(loadOwnTextAtom);
    expect(page.get(ownTextAtom)).toBeNull();
    page.set(restartTextAtom);
    page.set(savePlaceAtom);
    page.set(reloadPlaceAtom);
    expect(page.get(ownTextAtom)).toBeNull();
    expect(localStorage.getItem('ownText')).toBeNull();
  });

  test('cannot be used for rounds', () => {
    const { setUp } = ownTextSource(page.get);
    expect(() => setUp(page.get(roundAtom), 1, A_SETUP.settings, 40)).toThrow('There is no text.');
  });
});
