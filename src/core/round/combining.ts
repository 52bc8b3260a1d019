import type { Round } from './round';

/** No mark, and nothing else that joins a letter, comes before it in Unicode. */
const FIRST_MARK = '\u0300';

const MARKS_ALONE = /^\p{M}+$/u;

/** No word has a letter of so many parts. */
const MOST_UNITS = 9;

/**
 * The character that the last one becomes when a mark comes alone, as some keyboards send it (Vietnamese on Windows: the
 * letter, then its tone), or the next part of a syllable. In NFC, as words are. Null where this is a character of its own.
 */
export function combined(before: string | undefined, char: string): string | null {
  if (char < FIRST_MARK || before === undefined) return null;
  const together = before + char;
  // Marks without end are normalised in a time without end.
  if (together.length > MOST_UNITS) return MARKS_ALONE.test(char) ? before : null;
  const whole = together.normalize();
  return MARKS_ALONE.test(char) || whole.length === 1 ? whole : null;
}

/** The character that was typed last and still stands: also the one that has just closed its words. */
export function lastTyped({ typed, log }: Pick<Round, 'typed' | 'log'>): string | undefined {
  return typed.at(-1) ?? (log?.event.kind === 'typed' ? log.event.char : undefined);
}
