import { fontRange, type Script } from '../../core/words/scripts';
import { readFile } from '../page/hostFiles';
import { withTimeout } from '../page/withTimeout';

/** What is loaded or loading, by the fonts of the document that it is for. */
const loadingIn = new WeakMap<FontFaceSet, Map<string, Promise<ArrayBuffer>>>();

/**
 * Loads a font for the characters of a script, once. Resolves to its bytes when words in them can be drawn.
 *
 * @param address of the file
 * @param given aborted once words are drawn without it: it then changes nothing any more
 * @throws if it fails to load, or comes after that; the next call tries it again
 */
export function loadFace(
  family: string,
  script: Script,
  address: string,
  given?: AbortSignal,
): Promise<ArrayBuffer> {
  const { fonts } = document;
  const loading = loadingIn.get(fonts) ?? new Map<string, Promise<ArrayBuffer>>();
  loadingIn.set(fonts, loading);
  const key = `${family} ${script}`;
  const known = loading.get(key);
  if (known) return known;
  const facts = { unicodeRange: fontRange(script), weight: '400', display: 'block' } as const;
  const coming = readFile(address, async (answer) => {
    const bytes = await answer.arrayBuffer();
    const face = await new FontFace(family, bytes, facts).load();
    given?.throwIfAborted();
    fonts.add(face);
    return bytes;
  });
  loading.set(key, coming);
  const forget = (): void => {
    if (loading.get(key) === coming) loading.delete(key);
  };
  given?.addEventListener('abort', forget);
  coming.then(() => given?.removeEventListener('abort', forget), forget);
  // A request that fails, or is never answered, must not be in the way of the next try.
  withTimeout(coming).catch(forget);
  return coming;
}
