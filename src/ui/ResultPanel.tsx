import { useAtomValue } from 'jotai';
import { percent } from '../core/score';
import { isNewBestAtom } from '../state/bestAtoms';
import { type Disturbance, disturbanceAtom } from '../state/disturbanceAtoms';
import { phaseAtom, tallyAtom } from '../state/roundAtoms';
import styles from './ResultPanel.module.css';

/** What the round came to. The empty live region is there before, so that the result is announced, once. */
export function ResultPanel() {
  const isFinished = useAtomValue(phaseAtom) === 'finish';
  return (
    <div role="status" className={styles.panel}>
      {isFinished && <Result />}
    </div>
  );
}

function Result() {
  const { accuracy, errors, total } = useAtomValue(tallyAtom);
  const isNewBest = useAtomValue(isNewBestAtom);
  const disturbance = useAtomValue(disturbanceAtom);
  return (
    <>
      <h2 className={styles.heading}>Result</h2>
      <p className={styles.line}>Accuracy: {percent(accuracy)}</p>
      <p className={styles.line}>Errors: {errors}</p>
      <p className={styles.line}>Characters Typed: {total}</p>
      {isNewBest && <p className={styles.best}>New highest score</p>}
      {sentences(disturbance).map((sentence) => (
        <p key={sentence} className={styles.disturbance}>
          {sentence}
        </p>
      ))}
    </>
  );
}

/** What disturbed the round, told quietly: the score never suffers from it. */
function sentences({ stalls, wasHidden }: Disturbance): string[] {
  const told: string[] = [];
  if (stalls.count > 0) {
    const number = stalls.count === 1 ? '1 stall' : `${stalls.count} stalls`;
    told.push(`${number}, longest ${Math.round(stalls.longestMs)} ms; the score is unaffected`);
  }
  if (wasHidden) told.push('The page was out of sight during the round');
  return told;
}
