import type { Mistake } from './mistakes';
import { typedSteps, type Walk } from './walk';

export interface MissedLetter {
  readonly letter: string;
  /** How often something else was typed, it was skipped or swapped; at least 1. */
  readonly missed: number;
  /** How often it was due. */
  readonly due: number;
}

const MOST_LETTERS = 5;

/**
 * The letters most often missed, at most five: by how often, then by how large a share of their own, then by name.
 *
 * Counted from the mistakes, not by place: letters behind a skipped one were typed well, they only stood at the wrong
 * place. A letter was due as often as it was missed or typed as it should be. Spaces are not letters.
 */
export function missedLetters(walk: Walk, mistakes: readonly Mistake[]): readonly MissedLetter[] {
  const missed = countOf(mistakes.flatMap(({ expected }) => Array.from(expected)));
  const typed = countOf(typedSteps(walk).flatMap(({ char }) => Array.from(char)));
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
