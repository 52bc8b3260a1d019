import { textHash } from '../../core/words/textHash';
import { keepOver, readStored } from '../../platform/page/storage';

/** Where it is kept how far a text has been typed, as JSON with a version. */
export const PLACE_KEY = 'ownText';

const VERSION = 1;

/** The kept place in a text, by its words: the index of the next one; null where that of another text is kept, or none. */
export function readPlace(words: readonly string[]): number | null {
  const stored = readStored(PLACE_KEY);
  const kept = stored === 'denied' ? null : parsePlace(stored.text ?? '');
  return kept?.hash === hashOf(words) && kept.place < words.length ? kept.place : null;
}

/** Keeps the place in a text; what stands there and is none is put aside first. */
export function keepPlace(words: readonly string[], place: number): void {
  const text = JSON.stringify({ version: VERSION, hash: hashOf(words), place });
  keepOver(PLACE_KEY, text, (stored) => parsePlace(stored) !== null);
}

/** Null where it is none of this version. */
function parsePlace(text: string): { readonly hash: number; readonly place: number } | null {
  try {
    const { version, hash, place } = JSON.parse(text) as Record<string, unknown>;
    const isRight = version === VERSION && isCount(hash) && isCount(place);
    return isRight ? { hash, place } : null;
  } catch {
    return null;
  }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

const hashes = new WeakMap<readonly string[], number>();

/** Tells a text from another. */
function hashOf(words: readonly string[]): number {
  const hash = hashes.get(words) ?? textHash(words.join(' '));
  hashes.set(words, hash);
  return hash;
}
