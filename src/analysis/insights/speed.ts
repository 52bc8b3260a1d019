/** Any five characters count as a word: the convention of typing contests since the 1920s. */
const CHARACTERS_PER_WORD = 5;
const MS_PER_MINUTE = 60_000;

/**
 * Words per minute: characters / 5 / minutes. `ms` must be above 0. Divides only once, at the end, so that an exact half
 * is still exact when it is rounded.
 */
export function wordsPerMinute(characters: number, ms: number): number {
  return (characters * MS_PER_MINUTE) / (CHARACTERS_PER_WORD * ms);
}
