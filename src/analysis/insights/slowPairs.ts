import { median, ROUNDING_MS, usualGapMs } from './gaps';
import type { Step, Timeline } from './timeline';

/** Two consecutive characters that the player types slowly. */
export interface SlowPair {
  /** The two characters; a space is `' '`. */
  readonly pair: string;
  /** The median of its gaps. */
  readonly typicalMs: number;
  /** The time that its gaps took beyond the player's usual gap: more than what may be rounding. */
  readonly lostMs: number;
  readonly count: number;
}

const MOST_PAIRS = 5;

/**
 * The pairs that lost the most time, at most five; equals by first occurrence. A pair is two consecutive typed events of
 * one batch, both right. The time it lost is the sum of (gap − usual gap); a pair that lost none is not slow. What may be
 * rounding is none.
 */
export function slowPairs(timeline: Timeline): readonly SlowPair[] {
  const usualMs = usualGapMs(timeline);
  return Array.from(gapsOfPairs(timeline.steps), ([pair, gaps]) => ({
    pair,
    typicalMs: median(gaps),
    lostMs: gaps.reduce((sum, gapMs) => sum + gapMs - usualMs, 0),
    count: gaps.length,
  }))
    .filter(({ lostMs, count }) => lostMs > count * ROUNDING_MS)
    .sort((a, b) => b.lostMs - a.lostMs)
    .slice(0, MOST_PAIRS);
}

/**
 * The gap between two steps if they are two consecutive typed events of one batch, both right; else null.
 *
 * @param before the step right before `step`
 */
export function pairGapMs(before: Step | undefined, step: Step): number | null {
  if (step.kind !== 'typed' || before?.kind !== 'typed' || before.batch !== step.batch) return null;
  return before.isRight && step.isRight ? step.gapMs : null;
}

function gapsOfPairs(steps: readonly Step[]): Map<string, number[]> {
  const gaps = new Map<string, number[]>();
  steps.forEach((step, index) => {
    const before = steps[index - 1];
    const gapMs = pairGapMs(before, step);
    if (gapMs === null || step.kind !== 'typed' || before?.kind !== 'typed') return;
    const pair = before.char + step.char;
    const known = gaps.get(pair);
    if (known) known.push(gapMs);
    else gaps.set(pair, [gapMs]);
  });
  return gaps;
}
