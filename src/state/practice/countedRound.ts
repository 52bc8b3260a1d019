import type { CountedRound } from '../../analysis/practice/PairCounter';
import { pairsOfRound } from '../../analysis/practice/roundPairs';
import type { Round } from '../../core/round/round';
import type { SavedRound } from '../../platform/history/databaseSchema';

/** A saved round and what it shows about pairs. */
export function countedRound(saved: SavedRound, round: Round): CountedRound {
  return {
    playedAt: saved.playedAt,
    pairs: pairsOfRound(round),
    practice: round.setup.settings.practice ?? null,
    // Whoever has seen a word before, or only hears it, takes another time for it.
    isLeftOut: saved.wasRaced === true || round.setup.settings.byEar === true,
  };
}
