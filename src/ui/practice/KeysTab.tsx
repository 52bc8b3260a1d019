import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { LEAST_GAPS } from '../../analysis/practice/leastGaps';
import { databaseTroubleAtom } from '../../state/history/databaseAtoms';
import { readKeyboardFactsAtom } from '../../state/practice/keyboardLayoutAtoms';
import { openPairStatsAtom, pairStatsAtom, rebuildProgressAtom } from '../../state/practice/pairStatsAtoms';
import { ProgressBar } from '../controls/ProgressBar';
import { formatWhole } from '../page/figureTexts';
import { KeysView } from './KeysView';
import styles from './Practice.module.css';

/** The tab `Keys`: the player's times by key and by pair, and a button to practise. */
export function KeysTab() {
  const stats = useAtomValue(pairStatsAtom);
  const progress = useAtomValue(rebuildProgressAtom);
  const trouble = useAtomValue(databaseTroubleAtom);
  // While rounds are still being read, too few gaps say nothing yet.
  const isTold = stats !== null && (progress === null || stats.gapCount >= LEAST_GAPS);
  const openStats = useSetAtom(openPairStatsAtom);
  const readFacts = useSetAtom(readKeyboardFactsAtom);
  useEffect(() => openStats(), [openStats]);
  // A layout effect: before the keyboard is drawn for the first time.
  useLayoutEffect(() => void readFacts(), [readFacts]);
  return (
    <>
      {progress && (
        <p className={styles.progress}>
          <span>
            Reading your rounds
            {progress.total > 0 ? `: ${formatWhole(progress.done)} of ${formatWhole(progress.total)}` : ' …'}
          </span>
          <ProgressBar name="Reading your rounds" done={progress.done} total={progress.total} />
        </p>
      )}
      {isTold && <KeysView stats={stats} />}
      {!stats && !progress && !trouble && <p>Loading your keys …</p>}
    </>
  );
}
