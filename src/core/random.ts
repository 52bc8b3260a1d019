/** Draws a whole number, `0 ≤ n < bound`; `bound` is from 1 to 2^32. */
export type DrawBelow = (bound: number) => number;

const UINT32_RANGE = 2 ** 32;

/**
 * Equal draws for equal seeds, on every engine.
 *
 * Generator: xoshiro128** 1.1 by David Blackman and Sebastiano Vigna, public domain (CC0),
 * https://prng.di.unimi.it/xoshiro128starstar.c. Its four words of state come from SplitMix32 as in
 * Guy Steele, Doug Lea and Christine Flood, "Fast splittable pseudorandom number generators" (2014), with the
 * 32-bit finaliser of MurmurHash3 by Austin Appleby, public domain.
 *
 * @param seed a whole number from 0 to 2^32 − 1
 */
export function seededDraws(seed: number): DrawBelow {
  const nextWord = splitMix32(seed);
  let a = nextWord();
  let b = nextWord();
  let c = nextWord();
  let d = nextWord();

  const nextUint32 = (): number => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };

  return (bound) => {
    // Numbers past the last whole multiple of `bound` would favour the small results: draw again.
    const fair = UINT32_RANGE - (UINT32_RANGE % bound);
    let drawn = nextUint32();
    while (drawn >= fair) drawn = nextUint32();
    return drawn % bound;
  };
}

function splitMix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return mixed ^ (mixed >>> 16);
  };
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
