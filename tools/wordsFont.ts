import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersIn, SCRIPTS, type Script } from '../src/core/words/scripts';

export { charactersIn, SCRIPTS, type Script };

/** All characters of the standard round's words (checked by platform/words/standardWords.test.ts). */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz ';
/** Ids of the font's name records for copyright and licence, which stay in the subset. */
const COPYRIGHT_AND_LICENCE = [0, 13, 14];

/** Tables for layout and variable fonts, which letters placed one by one do not need. Other scripts' files keep them. */
const LAYOUT_TABLES = ['GDEF', 'GPOS', 'GSUB', 'STAT'];

/** The font of the words as woff2, with only the characters of the words. */
export async function wordsFont(): Promise<Buffer> {
  return subsetFont(await wholeFont('latin'), CHARACTERS, {
    targetFormat: 'woff2',
    preserveNameIds: COPYRIGHT_AND_LICENCE,
    keepFeatures: [],
    dropTables: LAYOUT_TABLES,
  });
}

/**
 * The font for the words of a script: the characters of `SCRIPTS`, all equally wide, without ligatures and other layout
 * features, because every character is drawn by itself.
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
