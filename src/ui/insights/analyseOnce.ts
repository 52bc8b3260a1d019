import { analyseRound, type RoundInsights } from '../../analysis/insights/analyseRound';
import type { PlayedRound } from '../../analysis/insights/timeline';
import type { RoundLog } from '../../core/round/log';

/** Keyed by the last entry of a round's log: each entry links to the one before it and belongs to one round. */
const cache = new WeakMap<RoundLog, RoundInsights>();

/**
 * Like `analyseRound`, but cached: a round is analysed once. While it runs, one of a number of words is analysed as if its
 * last key had ended it, so that is not kept: the round may be forgotten.
 */
export function analyseOnce(round: PlayedRound): RoundInsights {
  const { log, phase, setup } = round;
  if (setup.settings.wordLimit && phase !== 'finish') return analyseRound(round);
  const cached = log && cache.get(log);
  if (cached) return cached;
  const insights = analyseRound(round);
  if (log) cache.set(log, insights);
  return insights;
}
