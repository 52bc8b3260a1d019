import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { LEAST_GAPS } from '../../analysis/practice/leastGaps';
import { databaseTroubleAtom } from '../../state/database/databaseAtoms';
import { followKeyboardAtom } from '../../state/keyboard/followKeyboardAtom';
import {
  openPairStatsAtom,
  pairStatsAtom,
  type RebuildCount,
  rebuildProgressAtom,
} from '../../state/practice/pairStatsAtoms';
import { ProgressBar } from '../controls/ProgressBar';
import { formatCount } from '../page/figureTexts';
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
  const followKeyboard = useSetAtom(followKeyboardAtom);
  useEffect(() => openStats(), [openStats]);
  // A layout effect: before the keyboard is drawn for the first time.
  useLayoutEffect(() => followKeyboard(), [followKeyboard]);
  return (
    <>
      {progress && (
        <p className={styles.progress}>
          <span>{readingSentence(progress)}</span>
          <ProgressBar name={t`Reading your rounds`} done={progress.done} total={progress.total} />
        </p>
      )}
      {isTold && <KeysView stats={stats} />}
      {!stats && !progress && !trouble && (
        <p>{t({ message: 'Loading your keys…', comment: 'What is known of the keys of the keyboard' })}</p>
      )}
    </>
  );
}

/** How far reading is: `Reading your rounds: 20 of 1,000`. */
function readingSentence(progress: RebuildCount): string {
  if (progress.total === 0) return t`Reading your rounds…`;
  const done = formatCount(progress.done);
  const total = formatCount(progress.total);
  return t`Reading your rounds: ${done} of ${total}`;
}
