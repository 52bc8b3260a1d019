import type { PairStats } from './PairStats';
import { pairAt, type RoundPairs } from './roundPairs';

/**
 * What was known before a round that was counted last. Gaps and a round that it has pushed out are not brought back.
 *
 * @param isPractice whether it was one of practice, which is none of the usual rounds
 */
export function statsBefore(stats: PairStats, round: RoundPairs, isPractice: boolean): PairStats {
  const times = new Map<string, number>();
  let gapCount = 0;
  round.gapsMs.forEach((gapMs, index) => {
    const pair = pairAt(round, index);
    times.set(pair, (times.get(pair) ?? 0) + 1);
    if (!Number.isNaN(gapMs)) gapCount++;
  });
  const pairs = new Map(stats.pairs);
  for (const [pair, count] of times)
    pairs.set(pair, (pairs.get(pair) ?? new Float32Array()).slice(0, -count));
  return {
    ...stats,
    gapCount: stats.gapCount - gapCount,
    usualRounds: stats.usualRounds - (isPractice ? 0 : 1),
    recent: isPractice ? stats.recent : stats.recent.slice(0, -1),
    pairs,
  };
}
