import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import type { FieldReader } from '../input/FieldReader';
import { RoundClock } from '../input/RoundClock';
import { openBestAtom } from '../state/bestAtoms';
import { part } from '../state/pageParts';
import { phaseAtom } from '../state/roundAtoms';
import { BestHeading } from '../ui/BestHeading';
import { CurrentWord } from '../ui/CurrentWord';
import { FocusHint } from '../ui/FocusHint';
import { MobileAdvice } from '../ui/MobileAdvice';
import { NoticeLine } from '../ui/NoticeLine';
import { PrivacyLine } from '../ui/PrivacyLine';
import { RestartButton } from '../ui/RestartButton';
import { ResultAnnouncement } from '../ui/ResultAnnouncement';
import { ResultPanel } from '../ui/ResultPanel';
import { TimeHeading } from '../ui/TimeHeading';
import { TopBar } from '../ui/TopBar';
import styles from './App.module.css';
import { Dispensable } from './Dispensable';
import { Display } from './Display';
import { Told } from './Told';
import { useAgain } from './useAgain';
import { useOptions } from './useOptions';
import { useRoundsKept } from './useRoundsKept';

/** The one screen: bar, headings, words, restart, result. */
export function App({ reader }: { readonly reader: FieldReader }) {
  const phase = useAtomValue(phaseAtom);
  const openBest = useSetAtom(openBestAtom);
  useLayoutEffect(() => openBest(), [openBest]);
  useOptions();
  useRoundsKept();
  const again = useAgain();

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
        <Display reader={reader} again={again} />
        <FocusHint />
        <RestartButton />
        <Dispensable name="notices">
          <div className={styles.notices} {...part('notices')}>
            <Dispensable name="actions">{again && <again.ChallengeLine />}</Dispensable>
            <NoticeLine />
            <MobileAdvice />
          </div>
        </Dispensable>
        <Dispensable name="result">
          <ResultPanel />
        </Dispensable>
        <Dispensable name="actions">{again && <again.RoundActions />}</Dispensable>
        <Dispensable name="told">
          <Told />
        </Dispensable>
        <Dispensable name="spoken">
          <CurrentWord />
          <ResultAnnouncement />
        </Dispensable>
      </main>
      <Dispensable name="footer">
        <PrivacyLine />
      </Dispensable>
    </>
  );
}
