import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersIn, SCRIPTS, type Script } from '../src/core/words/scripts';

export { charactersIn, SCRIPTS, type Script };

/** What the words of the standard round are made of (platform/words/wordLists.test.ts). */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz ';
/** The font's own record of its copyright and licence stays in it. */
const COPYRIGHT_AND_LICENCE = [0, 13, 14];

/** The font of the words as woff2, with just the characters that words have: a tenth of the whole. */
export async function wordsFont(): Promise<Buffer> {
  return subsetFont(await wholeFont('latin'), CHARACTERS, {
    targetFormat: 'woff2',
    preserveNameIds: COPYRIGHT_AND_LICENCE,
  });
}

/**
 * The font of the words of a script as woff2: the characters of `SCRIPTS`, all equally wide, without ligatures and other
 * layout, because every character is drawn by itself.
 */
export async function scriptFont(script: Script, targetFormat: 'woff2' | 'sfnt' = 'woff2'): Promise<Buffer> {
  return subsetFont(await wholeFont(script), charactersIn(SCRIPTS[script]), {
    targetFormat,
    preserveNameIds: COPYRIGHT_AND_LICENCE,
    keepFeatures: [],
  });
}

function wholeFont(script: Script): Promise<Buffer> {
  const file = `@fontsource/jetbrains-mono/files/jetbrains-mono-${script}-400-normal.woff2`;
  return readFile(fileURLToPath(import.meta.resolve(file)));
}
