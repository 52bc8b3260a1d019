import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
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
