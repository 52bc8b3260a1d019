import { type CountedRound, PairCounter } from '../../analysis/practice/PairCounter';
import { isPairStats, NO_STATS } from '../../analysis/practice/PairStats';
import type { FindWords } from '../../core/history/recordingBytes';
import type { SavedRound } from '../../platform/history/databaseSchema';
import type { CountPairs } from '../../platform/history/PairsRecord';
import { replaySaved } from '../history/savedRounds';
import { countedRound } from './countedRound';

/**
 * Counts rounds in the transaction that saves them. They are replayed here, before it begins. Rounds that are older than
 * what is counted, and records that cannot be read, need all rounds to be counted again.
 *
 * @param nowMs the date and time, in ms since 1970, UTC
 */
export function countOf(rounds: readonly SavedRound[], findWords: FindWords, nowMs: number): CountPairs {
  const counted = new Map<string, CountedRound>();
  for (const saved of rounds) {
    const round = replaySaved(saved, findWords);
    if (round && typeof round === 'object') counted.set(saved.id, countedRound(saved, round, nowMs));
  }
  return (stats = NO_STATS, added) => {
    if (!isPairStats(stats)) return null;
    const fresh = [...added].sort().map((id) => counted.get(id));
    const counter = new PairCounter(stats);
    let { lastPlayedAt } = stats;
    for (const round of fresh) {
      if (!round) return null;
      if (round.isLeftOut) continue;
      if (round.playedAt < lastPlayedAt) return null;
      lastPlayedAt = round.playedAt;
      counter.add(round);
    }
    return counter.stats();
  };
}
