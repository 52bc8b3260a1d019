import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { A_SETUP } from '../../testing/rounds';
import { stubSheets } from '../../testing/sheets';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
import { applySheet, sheetFor } from '../page/chosenSheets';
import { loadFontsFor } from './scriptFonts';

let host: WordsHost;
beforeEach(() => {
  host = aWordsHost({});
});
afterEach(() => vi.unstubAllGlobals());

test('if the font of a round’s words cannot be loaded, a system font is used', async () => {
  host.missing.add(fontOf('greek'));
  await expect(loadFontsFor({ ...A_SETUP, characters: 'αé' })).resolves.toBeUndefined();
  expect(host.requested).toEqual([fontOf('latin'), fontOf('greek')]);
});

test('words of plain letters need only the font of the first round', async () => {
  await loadFontsFor(A_SETUP);
  expect(host.requested).toEqual([]);
});

test('other letters have their own fonts of a script, which words can do without', async () => {
  stubSheets();
  applySheet('letters', sheetFor('plex', ':root{}'));
  const plex = 'ibm-plex-mono-cyrillic-400-normal.woff2';
  host.missing.add(plex);
  const words = { ...A_SETUP, characters: 'жλ' };
  await loadFontsFor(words);
  expect(host.requested.toSorted()).toEqual([plex, fontOf('cyrillic'), fontOf('greek')].toSorted());
  // What did not come is asked for again by the next words, and nothing else.
  host.missing.clear();
  await loadFontsFor(words);
  expect(host.requested.slice(3)).toEqual([plex]);
});
