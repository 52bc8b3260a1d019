import { useState } from 'react';
import type { PairStats } from '../../analysis/practice/PairStats';
import { usualSpeedOnRound } from '../../analysis/practice/usualSpeedOnRound';
import type { Round } from '../../core/round/round';

/**
 * What the player usually types on a round's words, in wpm, by the first figures of the pairs that are there: later ones
 * include the round itself. Null if it is not known.
 */
export function useUsualSpeed(round: Round | null, stats: PairStats | null): number | null {
  const [known, setKnown] = useState<{ readonly of: Round; readonly wpm: number | null } | null>(null);
  if (round?.log && stats && known?.of !== round)
    setKnown({ of: round, wpm: usualSpeedOnRound(round, stats) });
  return known && known.of === round ? known.wpm : null;
}
