/*
 * The fonts of the words beside the standard one, from their packages as these have them: origins, licences and what is
 * in them are in assets/fonts/SOURCES.md. Loaded when letters are looked at or chosen.
 */
import atkinsonLatin from '@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-400-normal.woff2?url';
import atkinsonLatinExt from '@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-ext-400-normal.woff2?url';
import plexCyrillic from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-cyrillic-400-normal.woff2?url';
import plexLatin from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url';
import plexLatinExt from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff2?url';
import sourceCyrillic from '@fontsource/source-code-pro/files/source-code-pro-cyrillic-400-normal.woff2?url';
import sourceGreek from '@fontsource/source-code-pro/files/source-code-pro-greek-400-normal.woff2?url';
import sourceLatin from '@fontsource/source-code-pro/files/source-code-pro-latin-400-normal.woff2?url';
import sourceLatinExt from '@fontsource/source-code-pro/files/source-code-pro-latin-ext-400-normal.woff2?url';
import standardFont from '../../../assets/fonts/words.woff2?inline';
import { type Letters, STANDARD_LETTERS } from '../../core/options/letters';
import { SCRIPTS, type Script } from '../../core/words/scripts';
import { STANDARD_FAMILY } from '../page/fonts';
import { loadFace } from './fontFaces';

interface LetterFont {
  readonly family: string;
  /** The width of all its letters, in em: as in its table hmtx. */
  readonly advanceEm: number;
  /** By script; a script that is not there comes in the standard letters. */
  readonly files: Partial<Record<Script, string>> & { readonly latin: string };
}

export const LETTER_FONTS: Readonly<
  Record<Exclude<Letters, typeof STANDARD_LETTERS | 'system'>, LetterFont>
> = {
  atkinson: {
    family: 'Atkinson Hyperlegible Mono',
    advanceEm: 0.632,
    files: { latin: atkinsonLatin, 'latin-ext': atkinsonLatinExt },
  },
  plex: {
    family: 'IBM Plex Mono',
    advanceEm: 0.6,
    files: { latin: plexLatin, 'latin-ext': plexLatinExt, cyrillic: plexCyrillic },
  },
  source: {
    family: 'Source Code Pro',
    advanceEm: 0.6,
    files: { latin: sourceLatin, 'latin-ext': sourceLatinExt, greek: sourceGreek, cyrillic: sourceCyrillic },
  },
};

/**
 * The standard font for spaces only. A browser sets its lines by the first font that has the space: so they are the
 * same in all letters, wherever those have their baseline, and canvas and text agree.
 */
const SPACE = 'Thirty Space';
const STANDARD_STACK = `"${STANDARD_FAMILY}"`;
const SYSTEM_STACK = 'ui-monospace,monospace';
/** Large, where a browser measures in whole pixels. */
const MEASURED_PX = 2048;

/**
 * Loads the font of some letters, with these scripts as far as it has them.
 *
 * @returns a stylesheet that sets the words in it, with the font of Latin in it: nothing has to be requested for the
 *   first frame of the next visit. '' for the standard ones, and where the system has no font for words
 * @throws if it cannot be loaded
 */
export async function lettersSheet(letters: Letters, scripts: readonly Script[]): Promise<string> {
  if (letters === STANDARD_LETTERS) return '';
  if (letters === 'system') {
    const advanceEm = systemAdvance();
    return advanceEm ? sheetOf(`${SYSTEM_STACK},${STANDARD_STACK}`, advanceEm) : '';
  }
  const font = LETTER_FONTS[letters];
  const { family, advanceEm, files } = font;
  // Here and not by the stylesheet: what can be drawn must be known, and scripts come and go with the words.
  const [latin] = await Promise.all([
    loadFace(family, 'latin', files.latin),
    loadScripts(font, scripts).catch(() => {}),
  ]);
  return (
    sheetOf(`"${family}",${STANDARD_STACK},${SYSTEM_STACK}`, advanceEm) +
    faceRule(family, SCRIPTS.latin, await dataUrl(latin))
  );
}

/**
 * Loads what a sample of some letters is set in.
 *
 * @returns the families, for CSS
 * @throws if it cannot be loaded
 */
export async function sampleFamilies(letters: Letters): Promise<string> {
  if (letters === STANDARD_LETTERS) return STANDARD_STACK;
  if (letters === 'system') return SYSTEM_STACK;
  const { family, files } = LETTER_FONTS[letters];
  await loadFace(family, 'latin', files.latin);
  return `"${family}",${SYSTEM_STACK}`;
}

/**
 * Loads the fonts of some scripts as far as these letters have them: but for Latin, which is in their stylesheet.
 *
 * @throws if one fails
 */
export async function loadScripts({ family, files }: LetterFont, scripts: readonly Script[]): Promise<void> {
  await Promise.all(
    scripts.map((script) => {
      const file = script !== 'latin' && files[script];
      return file && loadFace(family, script, file);
    }),
  );
}

function sheetOf(stack: string, advanceEm: number): string {
  return `:root{--font-words:"${SPACE}",${stack};--advance:${advanceEm}}${faceRule(SPACE, 'U+20', standardFont)}`;
}

function faceRule(family: string, unicodeRange: string, address: string): string {
  return `@font-face{font-family:"${family}";font-display:block;unicode-range:${unicodeRange};src:url(${address})}`;
}

/** The width of letters in the system's own monospace font, in em; null where they are not equally wide in it. */
function systemAdvance(): number | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.font = `${MEASURED_PX}px ${SYSTEM_STACK}`;
  const [narrow, wide] = [context.measureText('i').width, context.measureText('m').width];
  return narrow === wide ? wide / MEASURED_PX : null;
}

/** A font file as a data: URL. */
function dataUrl(bytes: ArrayBuffer): Promise<string> {
  const blob = new Blob([bytes], { type: 'font/woff2' });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
