/** Draws a whole number, `0 ≤ n < bound`; `bound` is from 1 to 2^32. */
export type DrawBelow = (bound: number) => number;

const UINT32_RANGE = 2 ** 32;

/**
 * A random generator that gives the same numbers for the same seed, on every engine.
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
  const nextUint32 = xoshiro128(nextWord(), nextWord(), nextWord(), nextWord());
  return (bound) => {
    // Numbers past the last multiple of `bound` would favour small results: draw again.
    const fair = UINT32_RANGE - (UINT32_RANGE % bound);
    let drawn = nextUint32();
    while (drawn >= fair) drawn = nextUint32();
    return drawn % bound;
  };
}

/** The generator of one part of what a seed deals: each part has its own, so that it can be computed without the others. */
export function drawsOfPart(seed: number, part: number): DrawBelow {
  // An odd step, and not the one of the generator's own seeding: neighbours would share parts of their state.
  return seededDraws((seed + Math.imul(part, 0x85ebca6b)) >>> 0);
}

/** So many of the items, or all if there are fewer, in a random order. Draws no more than it needs: Fisher–Yates forwards. */
export function drawn<T>(items: readonly T[], count: number, drawBelow: DrawBelow): T[] {
  const deck = [...items];
  const most = Math.min(count, deck.length);
  for (let place = 0; place < most; place++) {
    const other = place + drawBelow(deck.length - place);
    [deck[place], deck[other]] = [deck[other] as T, deck[place] as T];
  }
  return deck.slice(0, most);
}

/** The items in a random order, as a new array: Fisher–Yates in Durstenfeld's form. */
export function shuffled<T>(items: readonly T[], drawBelow: DrawBelow): T[] {
  const deck = [...items];
  for (let place = deck.length - 1; place > 0; place--) {
    const other = drawBelow(place + 1);
    [deck[place], deck[other]] = [deck[other] as T, deck[place] as T];
  }
  return deck;
}

/** xoshiro128** from four 32-bit words of state, not all 0: whole numbers from 0 to 2^32 − 1. */
export function xoshiro128(a: number, b: number, c: number, d: number): () => number {
  let [s0, s1, s2, s3] = [a, b, c, d];
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotateLeft(s3, 11);
    return result;
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
