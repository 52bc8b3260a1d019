/** What the fragment of a challenge link begins with. Alone in its file: the script inside the page needs no more. */
export const CHALLENGE_PREFIX = '#race=';
