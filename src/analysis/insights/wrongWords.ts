import type { Mistake } from './mistakes';
import type { TypedPiece } from './readBatch';

/** A word in which something went wrong. */
export interface WrongWord {
  readonly word: string;
  /** What was typed for it: as it stands, or before it was last corrected. */
  readonly pieces: readonly TypedPiece[];
  /** The mistakes in that, in order; at least one. */
  readonly mistakes: readonly Mistake[];
  /** The errors in the result that they caused; 0 if they were corrected. */
  readonly errors: number;
  readonly wasCorrected: boolean;
  /** How often this word was typed like that. */
  readonly times: number;
}

/**
 * The words of a round that went wrong, each one once: the costliest first, equals by their first mistake. A word that
 * was typed wrong more than once at one place is told as it was left: what stands, or what was corrected last.
 */
export function wrongWords(mistakes: readonly Mistake[]): readonly WrongWord[] {
  const words = new Map<string, WrongWord>();
  for (const attempt of lastAttempts(mistakes)) {
    const { word, pieces, wasCorrected } = attempt[0];
    const key = JSON.stringify([word, pieces, wasCorrected]);
    const alike = words.get(key) ?? { word, pieces, mistakes: attempt, errors: 0, wasCorrected, times: 0 };
    const errors = attempt.reduce((sum, mistake) => sum + mistake.errors, alike.errors);
    words.set(key, { ...alike, errors, times: alike.times + 1 });
  }
  return [...words.values()].sort((a, b) => b.errors - a.errors);
}

type Attempt = readonly [Mistake, ...Mistake[]];

/** The mistakes of the attempt at each word that is told. */
function lastAttempts(mistakes: readonly Mistake[]): Iterable<Attempt> {
  // Mistakes that were found together in a word share its pieces.
  const attempts = new Map<readonly TypedPiece[], Attempt>();
  for (const mistake of mistakes) {
    attempts.set(mistake.pieces, [...(attempts.get(mistake.pieces) ?? []), mistake] as unknown as Attempt);
  }
  const last = new Map<string, Attempt>();
  for (const attempt of attempts.values()) {
    const { batch, wordIndex } = attempt[0];
    const place = `${batch} ${wordIndex}`;
    const before = last.get(place);
    if (!before || before[0].wasCorrected) last.set(place, attempt);
  }
  return last.values();
}
