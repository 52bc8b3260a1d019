/** Five characters are a word, whatever they are: the measure of typing contests since the 1920s. */
const CHARACTERS_PER_WORD = 5;
const MS_PER_MINUTE = 60_000;

/**
 * Words a minute for so many characters in a time above 0.
 *
 * characters / 5 / minutes, with a single division at the end, so that a half is a half when it is rounded.
 */
export function wordsPerMinute(characters: number, ms: number): number {
  return (characters * MS_PER_MINUTE) / (CHARACTERS_PER_WORD * ms);
}
