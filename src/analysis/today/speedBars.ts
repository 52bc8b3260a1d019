import type { SecondOfRound } from '../insights/curve';

const BARS = '▁▂▃▄▅▆▇█';

/**
 * The speed of a round as bars of text: one for each three seconds, the fastest of them as high as can be, and one of
 * nothing as low.
 */
export function speedBars(seconds: readonly Pick<SecondOfRound, 'speedWpm'>[]): string {
  const sums: number[] = [];
  for (const [index, { speedWpm }] of seconds.entries()) {
    const bar = Math.floor(index / 3);
    sums[bar] = (sums[bar] ?? 0) + speedWpm;
  }
  // All but perhaps the last are of as many seconds, so sums compare as means do.
  const highest = Math.max(...sums) || 1;
  return sums.map((sum) => BARS[Math.round((sum / highest) * (BARS.length - 1))]).join('');
}
