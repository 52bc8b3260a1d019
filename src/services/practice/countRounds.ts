import { type CountedRound, PairCounter } from '../../analysis/practice/PairCounter';
import { isPairStats, NO_STATS } from '../../analysis/practice/PairStats';
import type { CountPairs } from '../../platform/history/PairsRecord';
import type { VerifiedRound } from '../history/savedRounds';
import { countedRound } from './countedRound';

/**
 * Counts rounds in the transaction that saves them. What each shows is found here, before it begins. Rounds that are older
 * than what is counted, and a record of pairs that cannot be read, need all rounds to be counted again.
 *
 * @param nowMs the date and time, in ms since 1970, UTC
 */
export function countOf(rounds: readonly VerifiedRound[], nowMs: number): CountPairs {
  const counted = new Map<string, CountedRound>();
  for (const { saved, round } of rounds) counted.set(saved.id, countedRound(saved, round, nowMs));
  return (stats = NO_STATS, added) => {
    if (!isPairStats(stats)) return null;
    const fresh = [...added].sort().flatMap((id) => counted.get(id) ?? []);
    const counter = new PairCounter(stats);
    let { lastPlayedAt } = stats;
    for (const round of fresh) {
      if (round.isLeftOut) continue;
      if (round.playedAt < lastPlayedAt) return null;
      lastPlayedAt = round.playedAt;
      counter.add(round);
    }
    return counter.stats();
  };
}
