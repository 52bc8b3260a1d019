// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  A_TEXT,
  aPageForTexts,
  chooseOwnText,
  playKeys,
  savedPlace,
  WORDS_OF_TEXT,
} from '../../testing/ownTextPage';
import { A_SETUP } from '../../testing/rounds';
import { aNewDevice, denyDatabase } from '../../testing/savedRounds';
import { aWordsHost, fontOf } from '../../testing/wordsHost';
import { roundAtom } from '../round/roundAtoms';
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

let page: ReturnType<typeof aPageForTexts>;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  aWordsHost({});
  page = aPageForTexts();
});
afterEach(() => vi.unstubAllGlobals());

describe('an entered text', () => {
  test('begins at its first word, and is there at the next visit', async () => {
    expect(await page.set(saveOwnTextAtom, A_TEXT)).toMatchObject({
      outcome: 'accepted',
      words: WORDS_OF_TEXT.length,
      isSaved: true,
    });
    expect(page.get(ownTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 0 });
    expect(savedPlace()).toBe(0);
    page = aPageForTexts();
    expect(page.get(ownTextAtom)).toBeNull();
    await page.set(loadOwnTextAtom);
    expect(page.get(ownTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 0 });
  });

  test('lasts for this visit if nothing can be saved', async () => {
    await denyDatabase();
    expect(await page.set(saveOwnTextAtom, A_TEXT)).toMatchObject({ outcome: 'accepted', isSaved: false });
    await page.set(loadOwnTextAtom);
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS_OF_TEXT);
  });

  test.each([
    ['empty', '  \n '],
    ['tooLarge', 'a '.repeat(500_001)],
    ['notText', 'PK\0\0'],
  ])('that is invalid (%s) leaves the previous one', async (outcome, given) => {
    await page.set(saveOwnTextAtom, A_TEXT);
    expect(await page.set(saveOwnTextAtom, given)).toEqual({ outcome });
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS_OF_TEXT);
  });

  test('may be a file', async () => {
    await page.set(saveOwnTextAtom, new Blob([A_TEXT]));
    expect(page.get(ownTextAtom)?.words).toEqual(WORDS_OF_TEXT);
  });

  test('is loaded with the font that its letters need', async () => {
    const host = aWordsHost({});
    await page.set(saveOwnTextAtom, 'Ещё раз');
    expect(host.requested).toContain(fontOf('cyrillic'));
  });

  test('replaces the previous one, from its first word on', async () => {
    await page.set(saveOwnTextAtom, A_TEXT);
    await chooseOwnText(page);
    page.set(advancePlaceAtom, playKeys(page, 'One word '));
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
    await page.set(saveOwnTextAtom, A_TEXT);
    late = page.set(saveOwnTextAtom, LATE);
    await host.asked(fontOf('greek'));
  });

  /** The text once everything is loaded, and at the next visit. */
  async function inTheEnd() {
    letGo();
    const outcome = await late;
    const here = page.get(ownTextAtom)?.words.join(' ') ?? null;
    page = aPageForTexts();
    await page.set(loadOwnTextAtom);
    return { outcome, here, next: page.get(ownTextAtom)?.words.join(' ') ?? null };
  }

  test('does not replace one that was entered after it', async () => {
    await page.set(saveOwnTextAtom, 'Another text.');
    expect(await inTheEnd()).toEqual({ outcome: null, here: 'Another text.', next: 'Another text.' });
  });

  test('does not replace one that was restored meanwhile', async () => {
    await page.set(restoreOwnTextAtom, page.get(ownTextAtom));
    expect(await inTheEnd()).toEqual({ outcome: null, here: A_TEXT, next: A_TEXT });
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

describe('a restored text', () => {
  test('has its place again, here and at the next visit', async () => {
    await page.set(saveOwnTextAtom, A_TEXT);
    await chooseOwnText(page);
    page.set(advancePlaceAtom, playKeys(page, 'One word '));
    const before = page.get(ownTextAtom);
    await page.set(saveOwnTextAtom, 'Another text.');
    await page.set(restoreOwnTextAtom, before);
    expect(page.get(ownTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 2 });
    expect(savedPlace()).toBe(2);
    page = aPageForTexts();
    await page.set(loadOwnTextAtom);
    expect(page.get(ownTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 2 });
  });

  test('does not save its place if another was restored while it was being saved', async () => {
    await page.set(saveOwnTextAtom, A_TEXT);
    const before = page.get(ownTextAtom);
    await page.set(saveOwnTextAtom, 'Another text.');
    const saved = savedPlace();
    const restoring = page.set(restoreOwnTextAtom, before && { ...before, place: 3 });
    await page.set(restoreOwnTextAtom, null);
    await restoring;
    expect(page.get(ownTextAtom)).toBeNull();
    expect(savedPlace()).toBe(saved);
  });
});

describe('a text that was never entered', () => {
  test('does not exist', async () => {
    await page.set(loadOwnTextAtom);
    expect(page.get(ownTextAtom)).toBeNull();
    await denyDatabase();
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
