import { fontRange, type Script } from '../../core/words/scripts';
import { readFile } from '../page/hostFiles';
import { withTimeout } from '../page/withTimeout';

/** The addresses of files that are not to be used when they come. */
const held = new Set<string>();
/** Of those that are here. */
const came = new Set<string>();

interface Loaded {
  readonly face: FontFace;
  readonly bytes: ArrayBuffer;
}

/** What is loaded or loading, by the fonts of the document that it is for. */
const loadingIn = new WeakMap<FontFaceSet, Map<string, Promise<Loaded>>>();

/**
 * Loads a font for the characters of a script, once. Resolves to its bytes when words in them can be drawn.
 *
 * @param address of the file
 * @throws if it fails to load; the next call tries it again. Also if it is held back, unless it is in use
 */
export async function loadFace(family: string, script: Script, address: string): Promise<ArrayBuffer> {
  const { fonts } = document;
  const loading = loadingIn.get(fonts) ?? new Map<string, Promise<Loaded>>();
  loadingIn.set(fonts, loading);
  const key = `${family} ${script}`;
  const coming = loading.get(key) ?? load(family, script, address);
  if (!loading.has(key)) {
    loading.set(key, coming);
    // A request that fails, or is never answered, must not be in the way of the next try.
    withTimeout(coming).catch(() => loading.delete(key));
  }
  const { face, bytes } = await coming;
  came.add(address);
  if (!fonts.has(face)) {
    if (held.has(address)) throw new Error(`${address} is held back.`);
    fonts.add(face);
    // To browsers a font that has been loaded before is no news, but words that are drawn are to be measured anew.
    fonts.dispatchEvent(new Event('loadingdone'));
  }
  return bytes;
}

/** Holds files back: coming late, they are not to change words that are drawn without them. */
export function holdBack(addresses: readonly string[]): void {
  for (const address of addresses) held.add(address);
}

/** Lets go of a file that is held back, if it is here by now. Returns whether it is. */
export function letGo(address: string): boolean {
  return came.has(address) && held.delete(address);
}

function load(family: string, script: Script, address: string): Promise<Loaded> {
  const facts = { unicodeRange: fontRange(script), weight: '400', display: 'block' } as const;
  return readFile(address, async (answer) => {
    const bytes = await answer.arrayBuffer();
    return { bytes, face: await new FontFace(family, bytes, facts).load() };
  });
}
