import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { charactersIn, fontRange, SCRIPTS, type Script } from '../src/core/words/scripts';

export { charactersIn, fontRange, SCRIPTS, type Script };

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
 * The font for the words of a script: the characters of `fontRange`. In JetBrains Mono they are all equally wide, without
 * ligatures and other layout features, because every character is drawn by itself; in the fonts of other scripts words are
 * drawn whole, with all that these do with letters.
 */
export async function scriptFont(script: Script, targetFormat: 'woff2' | 'sfnt' = 'woff2'): Promise<Buffer> {
  return subsetFont(await wholeFont(script), charactersIn(fontRange(script)), {
    targetFormat,
    preserveNameIds: COPYRIGHT_AND_LICENCE,
    ...(!isShaped(script) && { keepFeatures: [] }),
  });
}

/** Whether the letters of a script are not all equally wide. */
export function isShaped(script: Script): boolean {
  return script in FONTS;
}

/** The fonts of the scripts that JetBrains Mono has not, each of a package of its own. */
const FONTS: Partial<Record<Script, string>> = {
  hebrew: '@fontsource/heebo/files/heebo-hebrew-400-normal.woff2',
  arabic: '@fontsource/vazirmatn/files/vazirmatn-arabic-400-normal.woff2',
  devanagari: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2',
  bengali: '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2',
  tamil: '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2',
  thai: '@fontsource/noto-sans-thai-looped/files/noto-sans-thai-looped-thai-400-normal.woff2',
};

function wholeFont(script: Script): Promise<Buffer> {
  const file = FONTS[script] ?? `@fontsource/jetbrains-mono/files/jetbrains-mono-${script}-400-normal.woff2`;
  return readFile(fileURLToPath(import.meta.resolve(file)));
}
