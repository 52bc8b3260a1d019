import { atom, type Getter } from 'jotai';
import { PairCounter } from '../../analysis/practice/PairCounter';
import { isOfSameRounds, type PairStats } from '../../analysis/practice/PairStats';
import { countedRound } from '../../services/practice/countedRound';
import { finishedRoundAtom } from '../round/roundAtoms';
import { sittingAtom } from '../round/sittingAtoms';
import { pairStatsAtom } from './pairStatsAtoms';

/** What was counted last. */
const knownAtom = atom((): { counted: PairStats | null } => ({ counted: null }));

/**
 * What all rounds show about pairs, the finished one included, also before it is saved; null before the saved ones have
 * been read. Stays the same object when the round has been saved.
 */
export const countedPairsAtom = atom((get): PairStats | null => {
  const known = get(knownAtom);
  const counted = withFinished(get);
  if (counted && isOfSameRounds(counted, known.counted)) return known.counted;
  known.counted = counted;
  return counted;
});

function withFinished(get: Getter): PairStats | null {
  const stats = get(pairStatsAtom);
  const finished = get(finishedRoundAtom);
  const { playedAt, knewWords } = get(sittingAtom);
  if (!stats || !finished || playedAt === null || stats.lastPlayedAt >= playedAt) return stats;
  const about = { playedAt, ...(knewWords && { wasRaced: true }) };
  const counter = new PairCounter(stats);
  counter.add(countedRound(about, finished, playedAt));
  return counter.stats();
}
