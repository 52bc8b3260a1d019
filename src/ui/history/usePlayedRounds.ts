import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { comparableRoundsAtom, inTrend, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { type PlayedRound, playedRound } from './sentences';

interface PlayedRounds {
  /** The listed rounds that can be a best, newest first. */
  readonly played: readonly PlayedRound[];
  /** Those of them that the trend is made from, newest first. */
  readonly inTrend: readonly PlayedRound[];
}

/** The figures of rounds for bests and trend; the same arrays until the list or the options change. */
export function usePlayedRounds(): PlayedRounds {
  const comparable = useAtomValue(comparableRoundsAtom);
  const listedAt = useAtomValue(listReadAtAtom);
  const played = useMemo(() => comparable.map(playedRound), [comparable]);
  return { played, inTrend: useMemo(() => inTrend(played, listedAt), [played, listedAt]) };
}
