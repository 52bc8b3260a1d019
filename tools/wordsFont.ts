import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const WHOLE = '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2';
/** What words are made of (platform/wordLists.test.ts). */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz ';
/** The font's own record of its copyright and licence stays in it. */
const COPYRIGHT_AND_LICENCE = [0, 13, 14];

/** The font of the words as woff2, with just the characters that words have: a tenth of the whole. */
export async function wordsFont(): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(WHOLE)));
  return subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    preserveNameIds: COPYRIGHT_AND_LICENCE,
  });
}
