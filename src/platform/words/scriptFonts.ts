import arabic from '../../../assets/fonts/words-arabic.woff2?url';
import bengali from '../../../assets/fonts/words-bengali.woff2?url';
import cyrillic from '../../../assets/fonts/words-cyrillic.woff2?url';
import devanagari from '../../../assets/fonts/words-devanagari.woff2?url';
import greek from '../../../assets/fonts/words-greek.woff2?url';
import hebrew from '../../../assets/fonts/words-hebrew.woff2?url';
import latin from '../../../assets/fonts/words-latin.woff2?url';
import latinExt from '../../../assets/fonts/words-latin-ext.woff2?url';
import tamil from '../../../assets/fonts/words-tamil.woff2?url';
import thai from '../../../assets/fonts/words-thai.woff2?url';
import { lettersIn, STANDARD_LETTERS } from '../../core/options/letters';
import type { RoundSetup } from '../../core/round/roundSetup';
import { type Script, samplesOfSystemScripts, scriptsOf } from '../../core/words/scripts';
import { shapingOf } from '../../core/words/shaping';
import { appliedChoice } from '../page/chosenSheets';
import { STANDARD_FAMILY } from '../page/fonts';
import { loadModule } from '../page/hostFiles';
import { succeeds } from '../page/succeeds';
import { withTimeout } from '../page/withTimeout';
import { holdBack, letGo, loadFace } from './fontFaces';
import { isInSystemFonts } from './systemFonts';

/** How long words wait for their font where the system has another, in ms. */
const PATIENCE_MS = 1500;
const LETTER = /\p{L}/u;

type FontsSetup = Pick<RoundSetup, 'words' | 'characters' | 'lang'>;

const FILES: Record<Script, string> = {
  latin,
  'latin-ext': latinExt,
  greek,
  cyrillic,
  hebrew,
  arabic,
  devanagari,
  bengali,
  tamil,
  thai,
};

/**
 * Loads the fonts of some scripts, each once. Resolves when words in them can be drawn: in the chosen letters where
 * these have them, and their font comes.
 *
 * @throws if one of the standard letters fails to load; the next call tries it again
 */
export async function loadScriptFonts(scripts: readonly Script[]): Promise<void> {
  await Promise.all([
    ...scripts.map((script) => loadFace(STANDARD_FAMILY, script, FILES[script])),
    loadChosenFonts(scripts),
  ]);
}

/** Loads the fonts for a round's words, or another text's. If one fails or takes too long, a system font is used instead. */
export async function loadFontsFor({ characters = '' }: Pick<RoundSetup, 'characters'>): Promise<void> {
  await withTimeout(loadScriptFonts(scriptsOf(characters))).catch(() => {});
}

/**
 * Loads the fonts for words. Those that are set whole come in the system's font where theirs fails or takes long, and the
 * system has all of their letters. Theirs is not used then, though it comes (see `useLateFonts`): nothing is to move under
 * the caret.
 *
 * @returns whether the words can be drawn
 */
export async function loadFontsOrSystems(setup: FontsSetup): Promise<boolean> {
  const { characters = '' } = setup;
  const scripts = scriptsOf(characters);
  const coming = loadScriptFonts(scripts);
  if (!shapingOf(setup)) return succeeds(coming);
  if (await succeeds(withTimeout(coming, PATIENCE_MS))) return true;
  const letters = Array.from(characters).filter((char) => LETTER.test(char));
  if (!letters.every(isInSystemFonts)) return succeeds(coming);
  holdBack(scripts.map((script) => FILES[script]));
  return true;
}

/** Puts the fonts of words into use that were late for them, if they are here by now. To be called between two rounds. */
export function useLateFonts({ characters = '' }: FontsSetup): void {
  const here = scriptsOf(characters).filter((script) => letGo(FILES[script]));
  if (here.length > 0) void loadScriptFonts(here);
}

/** Whether this device has a font for those scripts of some characters that the page itself has none for. */
export function hasSystemFontsFor(characters: string): boolean {
  return samplesOfSystemScripts(characters).every(isInSystemFonts);
}

/** Loads them in the letters that the page has. The standard ones come next where one is missing. */
async function loadChosenFonts(scripts: readonly Script[]): Promise<void> {
  const letters = lettersIn(appliedChoice('letters'));
  if (scripts.length === 0 || letters === STANDARD_LETTERS || letters === 'system') return;
  try {
    const { LETTER_FONTS, loadScripts } = await loadModule(() => import('./letterFonts'));
    await withTimeout(loadScripts(LETTER_FONTS[letters], scripts));
  } catch {
    // They are asked for again with the next words.
  }
}
