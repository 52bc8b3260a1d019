import { useAtomValue } from 'jotai';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { RaceOutcome } from '../race/RaceOutcome';
import { RaceRound } from '../race/RaceRound';
import { SendRound } from '../race/SendRound';
import { WatchRound } from '../replay/WatchRound';
import styles from './RoundActions.module.css';

/** What a player can do with the round that has just ended. */
export function RoundActions() {
  const round = useAtomValue(finishedRoundAtom);
  return (
    <>
      <RaceOutcome />
      {round?.log && (
        <div className={styles.actions}>
          <WatchRound />
          <RaceRound />
          <SendRound />
        </div>
      )}
    </>
  );
}
