import cyrillic from '../../../assets/fonts/words-cyrillic.woff2?url';
import greek from '../../../assets/fonts/words-greek.woff2?url';
import latin from '../../../assets/fonts/words-latin.woff2?url';
import latinExt from '../../../assets/fonts/words-latin-ext.woff2?url';
import type { RoundSetup } from '../../core/round/round';
import { SCRIPTS, type Script, scriptsOf } from '../../core/words/scripts';
import { withTimeout } from '../page/withTimeout';

const FILES: Record<Script, string> = { latin, 'latin-ext': latinExt, greek, cyrillic };
/** The family of the words (type/type.css), so that page and canvas find the other scripts under the same name. */
const FAMILY = 'Thirty Mono';

/** What is loaded or loading, by the fonts of the document that it is for. */
const loadingIn = new WeakMap<FontFaceSet, Map<Script, Promise<void>>>();

/**
 * Loads the fonts of some scripts, each once. Resolves when words in them can be drawn.
 *
 * @throws if one fails to load; the next call tries it again
 */
export async function loadScriptFonts(scripts: readonly Script[]): Promise<void> {
  await Promise.all(scripts.map(loadScriptFont));
}

/** Loads the fonts for a round's words. If one fails or takes too long, a system font is used instead. */
export async function loadFontsFor({ characters = '' }: RoundSetup): Promise<void> {
  await withTimeout(loadScriptFonts(scriptsOf(characters))).catch(() => {});
}

function loadScriptFont(script: Script): Promise<void> {
  const { fonts } = document;
  const loading = loadingIn.get(fonts) ?? new Map<Script, Promise<void>>();
  loadingIn.set(fonts, loading);
  const known = loading.get(script);
  if (known) return known;
  const face = new FontFace(FAMILY, `url(${JSON.stringify(FILES[script])})`, {
    unicodeRange: SCRIPTS[script],
    weight: '400',
    display: 'block',
  });
  const coming = face.load().then(() => {
    fonts.add(face);
  });
  loading.set(script, coming);
  // A request that fails, or is never answered, must not be in the way of the next try.
  withTimeout(coming).catch(() => loading.delete(script));
  return coming;
}
