// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  A_TEXT,
  aPageForTexts,
  chooseCustomText,
  playKeys,
  savedPlace,
  WORDS_OF_TEXT,
} from '../../testing/customTextPage';
import { A_SETUP } from '../../testing/rounds';
import { aNewDevice, denyDatabase } from '../../testing/savedRounds';
import { anEndedSitting } from '../../testing/sittings';
import { aWordsHost, fontOf } from '../../testing/wordsHost';
import { roundAtom } from '../round/roundAtoms';
import {
  advancePlaceAtom,
  customTextAtom,
  customTextSource,
  loadCustomTextAtom,
  reloadPlaceAtom,
  restartTextAtom,
  restoreCustomTextAtom,
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

describe('an entered text', () => {
  test('begins at its first word, and is there at the next visit', async () => {
    expect(await page.set(saveCustomTextAtom, A_TEXT)).toMatchObject({
      outcome: 'accepted',
      words: WORDS_OF_TEXT.length,
      isSaved: true,
    });
    expect(page.get(customTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 0 });
    expect(savedPlace()).toBe(0);
    page = aPageForTexts();
    expect(page.get(customTextAtom)).toBeNull();
    await page.set(loadCustomTextAtom);
    expect(page.get(customTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 0 });
  });

  test('lasts for this visit if nothing can be saved', async () => {
    await denyDatabase();
    expect(await page.set(saveCustomTextAtom, A_TEXT)).toMatchObject({ outcome: 'accepted', isSaved: false });
    await page.set(loadCustomTextAtom);
    expect(page.get(customTextAtom)?.words).toEqual(WORDS_OF_TEXT);
  });

  test.each([
    ['empty', '  \n '],
    ['tooLarge', 'a '.repeat(500_001)],
    ['notText', 'PK\0\0'],
  ])('that is invalid (%s) leaves the previous one', async (outcome, given) => {
    await page.set(saveCustomTextAtom, A_TEXT);
    expect(await page.set(saveCustomTextAtom, given)).toEqual({ outcome });
    expect(page.get(customTextAtom)?.words).toEqual(WORDS_OF_TEXT);
  });

  test('may be a file', async () => {
    await page.set(saveCustomTextAtom, new Blob([A_TEXT]));
    expect(page.get(customTextAtom)?.words).toEqual(WORDS_OF_TEXT);
  });

  test('is loaded with the font that its letters need', async () => {
    const host = aWordsHost({});
    await page.set(saveCustomTextAtom, 'Ещё раз');
    expect(host.requested).toContain(fontOf('cyrillic'));
  });

  test('replaces the previous one, from its first word on', async () => {
    await page.set(saveCustomTextAtom, A_TEXT);
    await chooseCustomText(page);
    page.set(advancePlaceAtom, anEndedSitting(page, { round: playKeys(page, 'One word ') }));
    await page.set(saveCustomTextAtom, 'Another text.');
    expect(page.get(customTextAtom)).toEqual({ words: ['Another', 'text.'], place: 0 });
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
    await page.set(saveCustomTextAtom, A_TEXT);
    late = page.set(saveCustomTextAtom, LATE);
    await host.asked(fontOf('greek'));
  });

  /** The text once everything is loaded, and at the next visit. */
  async function inTheEnd() {
    letGo();
    const outcome = await late;
    const here = page.get(customTextAtom)?.words.join(' ') ?? null;
    page = aPageForTexts();
    await page.set(loadCustomTextAtom);
    return { outcome, here, next: page.get(customTextAtom)?.words.join(' ') ?? null };
  }

  test('does not replace one that was entered after it', async () => {
    await page.set(saveCustomTextAtom, 'Another text.');
    expect(await inTheEnd()).toEqual({ outcome: null, here: 'Another text.', next: 'Another text.' });
  });

  test('does not replace one that was restored meanwhile', async () => {
    await page.set(restoreCustomTextAtom, page.get(customTextAtom));
    expect(await inTheEnd()).toEqual({ outcome: null, here: A_TEXT, next: A_TEXT });
  });

  test('does not appear if having no text was restored meanwhile', async () => {
    await page.set(restoreCustomTextAtom, null);
    expect(await inTheEnd()).toEqual({ outcome: null, here: null, next: null });
  });

  test('appears if what was entered after it is invalid', async () => {
    await page.set(saveCustomTextAtom, 'PK\0\0');
    expect(await inTheEnd()).toMatchObject({ outcome: { outcome: 'accepted' }, here: LATE, next: LATE });
  });
});

describe('a restored text', () => {
  test('has its place again, here and at the next visit', async () => {
    await page.set(saveCustomTextAtom, A_TEXT);
    await chooseCustomText(page);
    page.set(advancePlaceAtom, anEndedSitting(page, { round: playKeys(page, 'One word ') }));
    const before = page.get(customTextAtom);
    await page.set(saveCustomTextAtom, 'Another text.');
    await page.set(restoreCustomTextAtom, before);
    expect(page.get(customTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 2 });
    expect(savedPlace()).toBe(2);
    page = aPageForTexts();
    await page.set(loadCustomTextAtom);
    expect(page.get(customTextAtom)).toEqual({ words: WORDS_OF_TEXT, place: 2 });
  });

  test('does not save its place if another was restored while it was being saved', async () => {
    await page.set(saveCustomTextAtom, A_TEXT);
    const before = page.get(customTextAtom);
    await page.set(saveCustomTextAtom, 'Another text.');
    const saved = savedPlace();
    const restoring = page.set(restoreCustomTextAtom, before && { ...before, place: 3 });
    await page.set(restoreCustomTextAtom, null);
    await restoring;
    expect(page.get(customTextAtom)).toBeNull();
    expect(savedPlace()).toBe(saved);
  });
});

describe('a text that was never entered', () => {
  test('does not exist', async () => {
    await page.set(loadCustomTextAtom);
    expect(page.get(customTextAtom)).toBeNull();
    await denyDatabase();
    await page.set(loadCustomTextAtom);
    expect(page.get(customTextAtom)).toBeNull();
    page.set(restartTextAtom);
    page.set(savePlaceAtom);
    page.set(reloadPlaceAtom);
    expect(page.get(customTextAtom)).toBeNull();
    expect(localStorage.getItem('ownText')).toBeNull();
  });

  test('cannot be used for rounds', () => {
    const { setUp } = customTextSource(page.get);
    expect(() => setUp(page.get(roundAtom), 1, A_SETUP.settings, 40)).toThrow('There is no text.');
  });
});
