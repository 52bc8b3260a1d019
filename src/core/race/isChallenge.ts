/**
 * Whether a fragment is meant as a challenge, garbled or not. Alone in its module: the page's inline script asks, and would
 * else have tables of the formats with it.
 */
export function isChallenge(fragment: string): boolean {
  return /^#race/i.test(fragment);
}
