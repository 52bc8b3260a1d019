import type { Mistake } from './mistakes';
import { type Timeline, typedSteps } from './timeline';

export interface MissedLetter {
  readonly letter: string;
  /** How often it was mistyped, skipped or swapped; at least 1. */
  readonly missed: number;
  /** How often it should have been typed. */
  readonly due: number;
}

const MOST_LETTERS = 5;

/**
 * The letters most often missed, at most five. Sorted by count, then by share of missed ones, then alphabetically.
 *
 * Counted from the mistakes, not by position: letters after a skipped one were typed well, only at a shifted position. A
 * letter was due as often as it was missed or typed correctly. Spaces are not letters.
 */
export function missedLetters(timeline: Timeline, mistakes: readonly Mistake[]): readonly MissedLetter[] {
  const missed = countOf(mistakes.flatMap(({ expected }) => Array.from(expected)));
  const typed = countOf(typedSteps(timeline).flatMap(({ char }) => Array.from(char)));
  const mistyped = countOf(mistakes.flatMap((mistake) => Array.from(mistake.typed)));
  return Array.from(missed, ([letter, count]) => ({
    letter,
    missed: count,
    due: count + (typed.get(letter) ?? 0) - (mistyped.get(letter) ?? 0),
  }))
    .filter(({ letter }) => letter !== ' ')
    .sort((a, b) => b.missed - a.missed || a.due - b.due || (a.letter < b.letter ? -1 : 1))
    .slice(0, MOST_LETTERS);
}

function countOf(letters: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
