import type { PairStats } from '../../analysis/practice/PairStats';
import { usualOnRound } from '../../analysis/practice/usualOn';
import type { Round } from '../../core/round/round';

/** By round: the figures of the pairs soon contain the round itself. */
const usualOfRounds = new WeakMap<Round, number | null>();

/**
 * What the player usually types on a round's words, in wpm, by the figures of the pairs when this was first asked; null
 * if that is not known.
 */
export function usualOnce(round: Round, stats: PairStats | null): number | null {
  const known = usualOfRounds.get(round);
  if (known !== undefined || !stats || !round.log) return known ?? null;
  const usualWpm = usualOnRound(round, stats);
  usualOfRounds.set(round, usualWpm);
  return usualWpm;
}
