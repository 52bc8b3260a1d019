import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { RoundClock } from '../input/RoundClock';
import { openBestAtom } from '../state/bestAtoms';
import { phaseAtom } from '../state/roundAtoms';
import { BestHeading } from '../ui/BestHeading';
import { FocusHint } from '../ui/FocusHint';
import { MobileAdvice } from '../ui/MobileAdvice';
import { NoticeLine } from '../ui/NoticeLine';
import { RestartButton } from '../ui/RestartButton';
import { ResultPanel } from '../ui/ResultPanel';
import { TimeHeading } from '../ui/TimeHeading';
import { TopBar } from '../ui/TopBar';
import styles from './App.module.css';
import { Display } from './Display';

/** The one screen: bar, headings, words, restart, result. */
export function App() {
  const phase = useAtomValue(phaseAtom);
  const openBest = useSetAtom(openBestAtom);
  useLayoutEffect(() => openBest(), [openBest]);

  return (
    <>
      <TopBar />
      <main className={styles.main} data-state={phase}>
        <h1 className="visuallyHidden">Thirty: a typing test</h1>
        <RoundClock />
        <TimeHeading />
        <BestHeading />
        <Display />
        <FocusHint />
        <RestartButton />
        <ResultPanel />
      </main>
      <div className={styles.toasts}>
        <NoticeLine />
        <MobileAdvice />
      </div>
    </>
  );
}
