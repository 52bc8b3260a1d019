import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import type { FieldReader } from '../input/FieldReader';
import { RoundClock } from '../input/RoundClock';
import { part } from '../state/page/pageParts';
import { openBestAtom } from '../state/round/bestAtoms';
import { phaseAtom } from '../state/round/roundAtoms';
import { MobileAdvice } from '../ui/page/MobileAdvice';
import { NoticeLine } from '../ui/page/NoticeLine';
import { PrivacyLine } from '../ui/page/PrivacyLine';
import { TopBar } from '../ui/page/TopBar';
import { BestHeading } from '../ui/round/BestHeading';
import { CurrentWord } from '../ui/round/CurrentWord';
import { FocusHint } from '../ui/round/FocusHint';
import { RestartButton } from '../ui/round/RestartButton';
import { ResultAnnouncement } from '../ui/round/ResultAnnouncement';
import { ResultPanel } from '../ui/round/ResultPanel';
import { TimeHeading } from '../ui/round/TimeHeading';
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
