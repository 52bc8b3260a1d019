import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { LEAST_GAPS } from '../../analysis/practice/leastGaps';
import { kindOfOptions } from '../../core/options/options';
import { databaseTroubleAtom } from '../../state/history/databaseAtoms';
import {
  comparableRoundsAtom,
  listedRoundsAtom,
  listReadAtAtom,
  trendRoundsAtom,
} from '../../state/history/listedRoundAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { readKeyboardFactsAtom } from '../../state/practice/keyboardLayoutAtoms';
import { openPairStatsAtom, pairStatsAtom, rebuildProgressAtom } from '../../state/practice/pairStatsAtoms';
import { HistoryTiles } from '../history/HistoryTiles';
import { comparedSentence } from '../history/roundSentences';
import { formatWhole } from '../page/figureTexts';
import { KeysView } from './KeysView';
import styles from './Practice.module.css';

/** The tab `Keys`: the player's times by key and by pair, and a button to practise. */
export function KeysTab() {
  const stats = useAtomValue(pairStatsAtom);
  const progress = useAtomValue(rebuildProgressAtom);
  const listed = useAtomValue(listedRoundsAtom);
  const comparable = useAtomValue(comparableRoundsAtom);
  const inTrend = useAtomValue(trendRoundsAtom);
  const listedAt = useAtomValue(listReadAtAtom);
  const kind = kindOfOptions(useAtomValue(optionsAtom));
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
      {listed && listed.length > 0 && (
        <>
          <HistoryTiles listed={listed} comparable={comparable} inTrend={inTrend} />
          {inTrend.length < listed.length && (
            <p className={styles.soft}>
              {comparedSentence({ listed, comparableCount: comparable.length, kind, listedAt })}
            </p>
          )}
        </>
      )}
      {progress && (
        <p className={styles.progress}>
          <span>
            Reading your rounds
            {progress.total > 0 ? `: ${formatWhole(progress.done)} of ${formatWhole(progress.total)}` : ' …'}
          </span>
          <progress aria-label="Reading your rounds" value={progress.done} max={progress.total || 1} />
        </p>
      )}
      {isTold && <KeysView stats={stats} />}
      {!stats && !progress && !trouble && <p>Loading your keys …</p>}
    </>
  );
}
