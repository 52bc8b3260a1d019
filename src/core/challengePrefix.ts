/** What the fragment of a challenge link begins with. */
export const CHALLENGE_PREFIX = '#race=';

/** Whether the fragment of an address is meant as a challenge; alone in this file for the script inside the page. */
export function isChallenge(fragment: string): boolean {
  return fragment.startsWith(CHALLENGE_PREFIX);
}
