/*
 * What a course teaches, one item after the other: letters, and after all letters three groups. An item is one UTF-16 unit.
 */

/** How many letters a course begins with: every list has words enough of so many. */
export const FIRST_LETTERS = 8;

/** Stand for all capitals, all marks between words, and all digits. No word of a list has these characters. */
export const CAPITALS = 'A';
export const MARKS = '.';
export const DIGITS = '1';

/** The groups, in the order in which they are taught. */
export const GROUPS: readonly string[] = [CAPITALS, MARKS, DIGITS];

/** The groups that there are for these letters: those of Hebrew have no capitals. */
export function groupsFor(letters: readonly string[]): readonly string[] {
  const hasCapitals = letters.some((letter) => letter.toUpperCase() !== letter);
  return GROUPS.filter((group) => group !== CAPITALS || hasCapitals);
}

/** A mark that no word has within it. */
const BETWEEN_WORDS = /(?!['·-])\p{P}/u;

/** The item that a typed character is practice of; null for a space. A letter's item is the letter itself. */
export function itemOf(character: string): string | null {
  if (character === ' ') return null;
  if (/\p{Nd}/u.test(character)) return DIGITS;
  if (/\p{Lu}/u.test(character)) return CAPITALS;
  return BETWEEN_WORDS.test(character) ? MARKS : character;
}

/** A list's word as lessons have it before capitals: German nouns are written small. */
export function lessonWord(word: string): string {
  // Not toLocaleLowerCase: engines need not support the locale. A capital of two units in lower case stays.
  const small = word.toLowerCase();
  return small.length === word.length ? small : word;
}
