/** What the fragment of a challenge link begins with. */
export const CHALLENGE_PREFIX = '#race=';

/** Whether the fragment of an address is meant as a challenge, garbled or not. In a file for the script inside the page. */
export function isChallenge(fragment: string): boolean {
  return /^#race/i.test(fragment);
}
