import { type RoundTold, tellRound } from '../../analysis/insights/tellRound';
import type { PlayedRound } from '../../analysis/insights/walk';
import type { RoundLog } from '../../core/round/log';

/** By the last entry of its log: an entry knows all before it, and belongs to one round. */
const told = new WeakMap<RoundLog, RoundTold>();

/** What a round tells. Asked again about the same round it answers at once. */
export function tellOnce(round: PlayedRound): RoundTold {
  const { log } = round;
  const known = log && told.get(log);
  if (known) return known;
  const fresh = tellRound(round);
  if (log) told.set(log, fresh);
  return fresh;
}
