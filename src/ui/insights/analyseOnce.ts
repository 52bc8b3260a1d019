import { analyseRound, type RoundInsights } from '../../analysis/insights/analyseRound';
import type { PlayedRound } from '../../analysis/insights/timeline';
import type { RoundLog } from '../../core/round/log';

/** Keyed by the last entry of a round's log: each entry links to the one before it and belongs to one round. */
const cache = new WeakMap<RoundLog, RoundInsights>();

/** Like `analyseRound`, but cached: a round is analysed once. */
export function analyseOnce(round: PlayedRound): RoundInsights {
  const { log } = round;
  const cached = log && cache.get(log);
  if (cached) return cached;
  const insights = analyseRound(round);
  if (log) cache.set(log, insights);
  return insights;
}
