import { median, usualGapMs } from './gaps';
import type { Step, Walk } from './walk';

/** Two characters in a row that cost the player time. */
export interface SlowPair {
  /** As expected and typed; a space is a space. */
  readonly pair: string;
  /** The median of its gaps. */
  readonly typicalMs: number;
  /** What its gaps took beyond the player's usual one, above 0. */
  readonly lostMs: number;
  readonly count: number;
}

const MOST_PAIRS = 5;

/**
 * The pairs that cost most time beyond the player's usual gap, slowest first, at most five; equals in the order in
 * which they came up. A pair is two typed events in a row of one batch, both right; what it lost is the sum of
 * (gap − usual gap), and one that lost nothing is not slow.
 */
export function slowPairs(walk: Walk): readonly SlowPair[] {
  const usualMs = usualGapMs(walk);
  return Array.from(gapsOfPairs(walk.steps), ([pair, gaps]) => ({
    pair,
    typicalMs: median(gaps),
    lostMs: gaps.reduce((sum, gapMs) => sum + gapMs - usualMs, 0),
    count: gaps.length,
  }))
    .filter(({ lostMs }) => lostMs > 0)
    .sort((a, b) => b.lostMs - a.lostMs)
    .slice(0, MOST_PAIRS);
}

function gapsOfPairs(steps: readonly Step[]): Map<string, number[]> {
  const gaps = new Map<string, number[]>();
  steps.forEach((step, index) => {
    const before = steps[index - 1];
    if (step.kind !== 'typed' || before?.kind !== 'typed' || before.batch !== step.batch) return;
    if (!before.isRight || !step.isRight) return;
    const pair = before.char + step.char;
    const known = gaps.get(pair);
    if (known) known.push(step.gapMs);
    else gaps.set(pair, [step.gapMs]);
  });
  return gaps;
}
