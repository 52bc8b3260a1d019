const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

const utf8 = new TextEncoder();

/**
 * A hash from 0 to 2^32 − 1: equal for equal texts, almost certainly different for different ones. Not cryptographic.
 *
 * FNV-1a over the text as UTF-8, by Glenn Fowler, Landon Curt Noll and Kiem-Phong Vo, public domain,
 * http://www.isthe.com/chongo/tech/comp/fnv/.
 */
export function textHash(text: string): number {
  return bytesHash(utf8.encode(text));
}

/** The same hash of bytes. */
export function bytesHash(bytes: Uint8Array): number {
  let hash = OFFSET_BASIS;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, PRIME);
  return hash >>> 0;
}

const knownHashes = new WeakMap<readonly string[], number>();

/** The hash of a list's words in order, one per line. Cached per list. */
export function wordsHash(words: readonly string[]): number {
  const known = knownHashes.get(words);
  if (known !== undefined) return known;
  const hash = textHash(words.join('\n'));
  knownHashes.set(words, hash);
  return hash;
}
