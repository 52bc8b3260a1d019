import { endOfSecond, secondOf } from './seconds';
import { type Timeline, typedSteps } from './timeline';

/**
 * How evenly a round was typed, 0 to 100; 0 if nothing was typed.
 *
 * 100 · (1 − tanh(c + c³/3 + c⁵/5)) with c the coefficient of variation (population standard deviation / mean) of the
 * characters typed per second in each second, empty seconds included; the last one may be longer or shorter. This is
 * Monkeytype's "kogasa", so that figures are comparable:
 * https://github.com/monkeytypegame/monkeytype/blob/master/packages/util/src/numbers.ts
 */
export function consistencyPercent(timeline: Timeline): number {
  const counts = new Array<number>(timeline.seconds).fill(0);
  for (const { atMs } of typedSteps(timeline)) {
    const second = secondOf(atMs, timeline.seconds);
    counts[second] = (counts[second] ?? 0) + 1;
  }
  const last = counts.length - 1;
  counts[last] = (counts[last] ?? 0) / (endOfSecond(last, timeline) / 1000 - last);
  const mean = sum(counts) / counts.length;
  if (mean === 0) return 0;
  const c = Math.sqrt(sum(counts.map((count) => (count - mean) ** 2)) / counts.length) / mean;
  return 100 * (1 - Math.tanh(c + c ** 3 / 3 + c ** 5 / 5));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
