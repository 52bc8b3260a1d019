/** A fresh seed for a round, from `crypto`: an integer from 0 to 2^32 − 1. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] as number;
}
