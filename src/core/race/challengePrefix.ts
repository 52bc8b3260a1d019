/** The beginning of a challenge link's fragment. */
export const CHALLENGE_PREFIX = '#race=';

/** Whether a fragment is meant as a challenge, garbled or not. In a file of its own for the inline script. */
export function isChallenge(fragment: string): boolean {
  return /^#race/i.test(fragment);
}
