import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useLayoutEffect } from 'react';
import type { FieldReader } from '../input/FieldReader';
import { RoundClock } from '../input/RoundClock';
import { part } from '../state/page/pageParts';
import { syncBestAtom } from '../state/round/bestAtoms';
import { phaseAtom } from '../state/round/roundAtoms';
import { MobileAdvice } from '../ui/page/MobileAdvice';
import { NoticeLine } from '../ui/page/NoticeLine';
import { PrivacyLine } from '../ui/page/PrivacyLine';
import { TopBar } from '../ui/page/TopBar';
import { BestHeading } from '../ui/round/BestHeading';
import { FocusHint } from '../ui/round/FocusHint';
import outcome from '../ui/round/outcome.module.css';
import { RestartButton } from '../ui/round/RestartButton';
import { ResultAnnouncement } from '../ui/round/ResultAnnouncement';
import { ResultPanel } from '../ui/round/ResultPanel';
import { TimeHeading } from '../ui/round/TimeHeading';
import { WordAnnouncement } from '../ui/round/WordAnnouncement';
import styles from './App.module.css';
import { Display } from './Display';
import { Insights } from './Insights';
import { OptionalPart } from './OptionalPart';
import { useOptions } from './useOptions';
import { usePractice } from './usePractice';
import { useReplayAndRace } from './useReplayAndRace';
import { useSaveRounds } from './useSaveRounds';

/*
 * What the first key does not need: React hydrates these after the rest, with keys in between. They are constants because
 * React would hydrate an element that changes at once, as it does when their context changes (a saved theme). A click on
 * one that is not hydrated yet hydrates it first.
 */
const BAR = (
  <Suspense>
    <OptionalPart name="bar">
      <TopBar />
    </OptionalPart>
  </Suspense>
);
const FOOTER = (
  <Suspense>
    <OptionalPart name="footer">
      <PrivacyLine />
    </OptionalPart>
  </Suspense>
);

/** The one screen: bar, headings, words, restart, result. */
export function App({ reader }: { readonly reader: FieldReader }) {
  const phase = useAtomValue(phaseAtom);
  const syncBest = useSetAtom(syncBestAtom);
  useLayoutEffect(() => syncBest(), [syncBest]);
  useOptions();
  useSaveRounds();
  const replayAndRace = useReplayAndRace();
  const practice = usePractice();

  return (
    <>
      {BAR}
      <main className={styles.main} data-state={phase} {...part('main')}>
        <h1 className="visuallyHidden">Thirty: a typing test</h1>
        <RoundClock />
        <TimeHeading />
        <BestHeading />
        <Display reader={reader} replayAndRace={replayAndRace} practice={practice} />
        <div className={styles.restart}>
          <FocusHint />
          <RestartButton />
        </div>
        <OptionalPart name="notices">
          <div className={styles.notices} {...part('notices')}>
            <OptionalPart name="actions">{replayAndRace && <replayAndRace.ChallengeLine />}</OptionalPart>
            <NoticeLine />
            <MobileAdvice />
          </div>
        </OptionalPart>
        <div className={`${styles.outcome} ${outcome.outcome}`}>
          <div className={outcome.summary}>
            <OptionalPart name="result">
              <ResultPanel />
            </OptionalPart>
            <OptionalPart name="actions">
              {replayAndRace && (
                <replayAndRace.RoundActions>
                  {practice && <practice.PractiseRound />}
                </replayAndRace.RoundActions>
              )}
            </OptionalPart>
          </div>
          <OptionalPart name="insights">
            <Insights />
          </OptionalPart>
        </div>
        <OptionalPart name="practice">{practice && <practice.PracticeOutcome />}</OptionalPart>
        <OptionalPart name="spoken">
          <WordAnnouncement />
          <ResultAnnouncement />
        </OptionalPart>
      </main>
      {FOOTER}
    </>
  );
}
