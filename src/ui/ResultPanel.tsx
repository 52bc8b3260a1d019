import { useAtomValue } from 'jotai';
import { percent } from '../core/score';
import { isNewBestAtom } from '../state/bestAtoms';
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
  return (
    <>
      <h2 className={styles.heading}>Result</h2>
      <p className={styles.line}>Accuracy: {percent(accuracy)}</p>
      <p className={styles.line}>Errors: {errors}</p>
      <p className={styles.line}>Characters Typed: {total}</p>
      {isNewBest && <p className={styles.best}>New highest score</p>}
    </>
  );
}
