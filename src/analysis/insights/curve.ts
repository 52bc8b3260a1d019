import { endOfSecond, secondOf } from './seconds';
import { smoothSpeeds } from './smoothSpeeds';
import { wordsPerMinute } from './speed';
import type { Timeline } from './timeline';

/** One second of a round; `second` is 1 for the first. An event exactly on a full second belongs to the next one. */
export interface SecondOfRound {
  readonly second: number;
  /** When it ends. */
  readonly endMs: number;
  /** The speed of all characters typed in this second, right or wrong. */
  readonly speedWpm: number;
  /** The score at the end of this second over the time so far; in the last second, the round's speed. */
  readonly netSpeedWpm: number;
  /** The number of wrong characters typed in this second, corrected later or not. */
  readonly errors: number;
  /** The characters typed in this second. */
  readonly typed: string;
  /** The number of characters deleted in this second. */
  readonly takenBack: number;
}

interface ErrorOnCurve {
  readonly atMs: number;
  readonly typed: string;
  readonly expected: string;
  readonly wasCorrected: boolean;
}

export interface Curve {
  /** Where the last second ends. */
  readonly durationMs: number;
  readonly seconds: readonly SecondOfRound[];
  /** For each second the speed to draw, in wpm. */
  readonly smoothWpm: readonly number[];
  /** Every wrong character, with the time at which it was typed. */
  readonly errors: readonly ErrorOnCurve[];
}

/** The speed of a round, second by second. */
export function curveOf(timeline: Timeline): Curve {
  const { steps, durationMs, seconds: length } = timeline;
  const tallies = Array.from({ length }, () => ({
    typed: [] as string[],
    errors: 0,
    takenBack: 0,
    scored: 0,
  }));
  const errors: ErrorOnCurve[] = [];
  for (const step of steps) {
    const tally = tallies[secondOf(step.atMs, length)];
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
      errors.push({
        atMs: step.atMs,
        typed: step.char,
        expected: step.expected,
        wasCorrected: step.deletedBy !== null,
      });
    }
  }

  let score = 0;
  const seconds = tallies.map(({ typed, errors, takenBack, scored }, index): SecondOfRound => {
    const endMs = endOfSecond(index, timeline);
    score += scored;
    return {
      second: index + 1,
      endMs,
      speedWpm: wordsPerMinute(typed.length, endMs - index * 1000),
      netSpeedWpm: wordsPerMinute(score, endMs),
      errors,
      typed: typed.join(''),
      takenBack,
    };
  });
  return { durationMs, seconds, smoothWpm: smoothSpeeds(seconds), errors };
}
