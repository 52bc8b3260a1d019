import { SCRIPTS, type Script } from '../../core/words/scripts';
import { withTimeout } from '../page/withTimeout';

/** What is loaded or loading, by the fonts of the document that it is for. */
const loadingIn = new WeakMap<FontFaceSet, Map<string, Promise<void>>>();

/**
 * Loads a font for the characters of a script, once. Resolves when words in them can be drawn.
 *
 * @param address of the file
 * @throws if it fails to load; the next call tries it again
 */
export function loadFace(family: string, script: Script, address: string): Promise<void> {
  const { fonts } = document;
  const loading = loadingIn.get(fonts) ?? new Map<string, Promise<void>>();
  loadingIn.set(fonts, loading);
  const key = `${family} ${script}`;
  const known = loading.get(key);
  if (known) return known;
  const face = new FontFace(family, `url(${JSON.stringify(address)})`, {
    unicodeRange: SCRIPTS[script],
    weight: '400',
    display: 'block',
  });
  const coming = face.load().then(() => {
    fonts.add(face);
  });
  loading.set(key, coming);
  // A request that fails, or is never answered, must not be in the way of the next try.
  withTimeout(coming).catch(() => loading.delete(key));
  return coming;
}
