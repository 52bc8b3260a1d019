import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { part } from '../../state/page/pageParts';
import { isNewBestAtom } from '../../state/round/bestAtoms';
import { disturbanceAtom } from '../../state/round/disturbanceAtoms';
import { phaseAtom, tallyAtom } from '../../state/round/roundAtoms';
import { disturbanceSentences } from './disturbances';
import styles from './ResultPanel.module.css';
import { resultLines } from './resultLines';
import { showWhole } from './showWhole';

/** What the round came to. It is announced elsewhere (`ResultAnnouncement`), as one text. */
export function ResultPanel() {
  const isFinished = useAtomValue(phaseAtom) === 'finish';
  const ref = useRef<HTMLDivElement>(null);
  // Where the words and the result do not fit into one window, the result comes to sight.
  useEffect(() => {
    if (isFinished && ref.current) showWhole(ref.current);
  }, [isFinished]);
  return (
    <div ref={ref} className={styles.panel} {...part('result')}>
      {isFinished && <Result />}
    </div>
  );
}

function Result() {
  const tally = useAtomValue(tallyAtom);
  const isNewBest = useAtomValue(isNewBestAtom);
  const disturbance = useAtomValue(disturbanceAtom);
  return (
    <>
      <h2>Result</h2>
      {resultLines(tally).map(([name, figure]) => (
        <p key={name} data-line>
          <span>{name}</span> <span>{figure}</span>
        </p>
      ))}
      {isNewBest && <p className={styles.best}>New highest score</p>}
      {disturbanceSentences(disturbance).map((sentence) => (
        <p key={sentence} className={styles.disturbance}>
          {sentence}
        </p>
      ))}
    </>
  );
}
