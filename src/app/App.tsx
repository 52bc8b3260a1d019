import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { FieldReader } from '../input/FieldReader';
import { RoundClock } from '../input/RoundClock';
import { openBestAtom } from '../state/bestAtoms';
import { tellAtom } from '../state/noticeAtoms';
import { part } from '../state/pageParts';
import { phaseAtom } from '../state/roundAtoms';
import { BestHeading } from '../ui/BestHeading';
import { CurrentWord } from '../ui/CurrentWord';
import { FocusHint } from '../ui/FocusHint';
import { MobileAdvice } from '../ui/MobileAdvice';
import { NoticeLine } from '../ui/NoticeLine';
import { PrivacyLine } from '../ui/PrivacyLine';
import { RestartButton } from '../ui/RestartButton';
import { ResultPanel } from '../ui/ResultPanel';
import { TimeHeading } from '../ui/TimeHeading';
import { TopBar } from '../ui/TopBar';
import styles from './App.module.css';
import { Display } from './Display';

/** The one screen: bar, headings, words, restart, result. */
export function App({ reader }: { readonly reader: FieldReader }) {
  const phase = useAtomValue(phaseAtom);
  const openBest = useSetAtom(openBestAtom);
  useLayoutEffect(() => openBest(), [openBest]);

  return (
    <>
      <TopBar />
      <main className={styles.main} data-state={phase} {...part('main')}>
        <h1 className="visuallyHidden">Thirty: a typing test</h1>
        <RoundClock />
        <TimeHeading />
        <BestHeading />
        <Display reader={reader} />
        <FocusHint />
        <RestartButton />
        <div className={styles.notices} {...part('notices')}>
          <NoticeLine />
          <MobileAdvice />
        </div>
        <Dispensable>
          <ResultPanel />
        </Dispensable>
        <Dispensable>
          <CurrentWord />
        </Dispensable>
      </main>
      <PrivacyLine />
    </>
  );
}

/** What may fail without taking the words with it. It is tried again with the next round. */
function Dispensable({ children }: { readonly children: ReactNode }) {
  const phase = useAtomValue(phaseAtom);
  const tell = useSetAtom(tellAtom);
  return (
    <ErrorBoundary fallback={null} resetKeys={[phase]} onError={() => tell('partMissing')}>
      {children}
    </ErrorBoundary>
  );
}
