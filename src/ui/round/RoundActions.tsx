import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { RaceOutcome } from '../race/RaceOutcome';
import { RaceRound } from '../race/RaceRound';
import { SendRound } from '../race/SendRound';
import { WatchRound } from '../replay/WatchRound';
import styles from './RoundActions.module.css';

interface RoundActionsProps {
  /** The first of the actions. */
  readonly children?: ReactNode;
}

/** What a player can do with the round that has just ended. */
export function RoundActions({ children }: RoundActionsProps) {
  const round = useAtomValue(finishedRoundAtom);
  return (
    <>
      <RaceOutcome />
      {round?.log && (
        <div className={styles.actions}>
          {children}
          <WatchRound />
          <RaceRound />
          <SendRound />
        </div>
      )}
    </>
  );
}
