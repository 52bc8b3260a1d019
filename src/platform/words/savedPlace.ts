import { textHash } from '../../core/words/textHash';
import { readStored, saveStored } from '../page/storage';

/** Storage key of the place in the player's custom text: JSON with a version. */
export const PLACE_KEY = 'ownText';

const VERSION = 1;

/** The saved place in a text: the index of its next word; null if there is none, or it is of another text. */
export function readPlace(words: readonly string[]): number | null {
  const stored = readStored(PLACE_KEY);
  const saved = stored === 'denied' ? null : parsePlace(stored.text ?? '');
  return saved?.hash === hashOf(words) && saved.place < words.length ? saved.place : null;
}

/** Saves the place in a text; an invalid value there is quarantined first. */
export function savePlace(words: readonly string[], place: number): void {
  const text = JSON.stringify({ version: VERSION, hash: hashOf(words), place });
  saveStored(PLACE_KEY, text, (stored) => parsePlace(stored) !== null);
}

/** Null if the text is invalid or of another version. */
function parsePlace(text: string): { readonly hash: number; readonly place: number } | null {
  try {
    const { version, hash, place } = JSON.parse(text) as Record<string, unknown>;
    const isValid = version === VERSION && isCount(hash) && isCount(place);
    return isValid ? { hash, place } : null;
  } catch {
    return null;
  }
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

const hashes = new WeakMap<readonly string[], number>();

/** Identifies a text. Cached, as texts are long. */
function hashOf(words: readonly string[]): number {
  const hash = hashes.get(words) ?? textHash(words.join(' '));
  hashes.set(words, hash);
  return hash;
}
