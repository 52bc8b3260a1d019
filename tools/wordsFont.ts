import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** What the words of the standard round are made of (platform/wordLists.test.ts). */
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
 * The characters that the font of each script has, as CSS writes a `unicode-range`; no character is in two of them. The
 * digits and signs of every script are in `latin`; `latin-ext` is what other languages than those of Western Europe
 * have besides.
 */
export const SCRIPTS = {
  latin:
    'U+20-7E,U+A1-AC,U+AE-FF,U+131,U+152-153,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+2039-203A,U+20AC',
  'latin-ext': 'U+100-130,U+134-151,U+154-17F,U+218-21B,U+1E9E',
  greek: 'U+384-38A,U+38C,U+38E-3A1,U+3A3-3CE',
  cyrillic: 'U+401-40C,U+40E-44F,U+451-45C,U+45E-45F,U+490-491,U+2116',
} as const;
export type Script = keyof typeof SCRIPTS;

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

/** The characters of a `unicode-range`. */
export function charactersIn(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

function wholeFont(script: Script): Promise<Buffer> {
  const file = `@fontsource/jetbrains-mono/files/jetbrains-mono-${script}-400-normal.woff2`;
  return readFile(fileURLToPath(import.meta.resolve(file)));
}
