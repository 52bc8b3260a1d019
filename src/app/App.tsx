import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { FieldReader } from '../input/FieldReader';
import { RoundClock } from '../input/RoundClock';
import { openBestAtom } from '../state/bestAtoms';
import { tellAtom } from '../state/noticeAtoms';
import { failedPartsAtom, type PagePart, part } from '../state/pageParts';
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
import { Told } from './Told';
import { useRoundsKept } from './useRoundsKept';

/** The one screen: bar, headings, words, restart, result. */
export function App({ reader }: { readonly reader: FieldReader }) {
  const phase = useAtomValue(phaseAtom);
  const openBest = useSetAtom(openBestAtom);
  useLayoutEffect(() => openBest(), [openBest]);
  useRoundsKept();

  return (
    <>
      <Dispensable name="bar">
        <TopBar />
      </Dispensable>
      <main className={styles.main} data-state={phase} {...part('main')}>
        <h1 className="visuallyHidden">Thirty: a typing test</h1>
        <RoundClock />
        <TimeHeading />
        <BestHeading />
        <Display reader={reader} />
        <FocusHint />
        <RestartButton />
        <Dispensable name="notices">
          <div className={styles.notices} {...part('notices')}>
            <NoticeLine />
            <MobileAdvice />
          </div>
        </Dispensable>
        <Dispensable name="result">
          <ResultPanel />
        </Dispensable>
        <Dispensable name="told">
          <Told />
        </Dispensable>
        <Dispensable name="spoken">
          <CurrentWord />
        </Dispensable>
      </main>
      <Dispensable name="footer">
        <PrivacyLine />
      </Dispensable>
    </>
  );
}

interface DispensableProps {
  readonly name: PagePart;
  readonly children: ReactNode;
}

/** What may fail without taking the words with it. It is tried again with the next round. */
function Dispensable({ name, children }: DispensableProps) {
  const isStart = useAtomValue(phaseAtom) === 'start';
  const tell = useSetAtom(tellAtom);
  const setFailed = useSetAtom(failedPartsAtom);
  const leaveOut = (): void => {
    setFailed((failed) => [...failed, name]);
    tell('partMissing');
  };
  const tryAgain = (): void => setFailed((failed) => failed.filter((other) => other !== name));
  return (
    <ErrorBoundary fallback={null} resetKeys={[isStart]} onError={leaveOut} onReset={tryAgain}>
      {children}
    </ErrorBoundary>
  );
}
