import { secondOf, secondsIn } from './seconds';
import { wordsPerMinute } from './speed';
import type { Walk } from './walk';

/** One whole second of a round, `second` 1 for the first. An event right on a second belongs to the next one. */
export interface SecondOfRound {
  readonly second: number;
  /** Of all characters typed in it, right or wrong. */
  readonly speedWpm: number;
  /** Of the score as it stood at its end, over the time so far; in the last second the round's speed. */
  readonly netSpeedWpm: number;
  /** How many of the characters typed in it were wrong, later corrected or not. */
  readonly errors: number;
  /** The characters typed in it. */
  readonly typed: string;
  /** How many characters were taken back in it. */
  readonly takenBack: number;
}

export interface ErrorOnCurve {
  readonly atMs: number;
  readonly typed: string;
  readonly expected: string;
}

export interface Curve {
  readonly seconds: readonly SecondOfRound[];
  /** Every wrong character, when it was typed. */
  readonly errors: readonly ErrorOnCurve[];
}

/** A round's speed, a second at a time. */
export function curveOf({ steps, durationMs }: Walk): Curve {
  const tallies = Array.from({ length: secondsIn(durationMs) }, () => ({
    typed: [] as string[],
    errors: 0,
    takenBack: 0,
    scored: 0,
  }));
  const errors: ErrorOnCurve[] = [];
  for (const step of steps) {
    const tally = tallies[secondOf(step.atMs, durationMs)];
    if (!tally) continue;
    if (step.kind === 'deleted') {
      tally.takenBack += step.count;
      tally.scored -= step.rightRemoved;
      continue;
    }
    tally.typed.push(step.char);
    if (step.isRight) tally.scored++;
    else {
      tally.errors++;
      errors.push({ atMs: step.atMs, typed: step.char, expected: step.expected });
    }
  }

  let score = 0;
  const seconds = tallies.map(({ typed, errors, takenBack, scored }, index): SecondOfRound => {
    const endMs = Math.min((index + 1) * 1000, durationMs);
    score += scored;
    return {
      second: index + 1,
      speedWpm: wordsPerMinute(typed.length, endMs - index * 1000),
      netSpeedWpm: wordsPerMinute(score, endMs),
      errors,
      typed: typed.join(''),
      takenBack,
    };
  });
  return { seconds, errors };
}
