import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import type { FieldReader } from '../input/FieldReader';
import { RoundClock } from '../input/RoundClock';
import { syncBestAtom } from '../state/round/bestAtoms';
import { phaseAtom } from '../state/round/roundAtoms';
import { MissingApp } from '../ui/page/MissingApp';
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
      <OptionalPart>
        <TopBar />
      </OptionalPart>
      <main className={styles.main} data-state={phase} data-part="main">
        <h1 className="visuallyHidden">Thirty: a typing test</h1>
        <RoundClock />
        <TimeHeading />
        <BestHeading />
        <Display reader={reader} replayAndRace={replayAndRace} practice={practice} />
        <div className={styles.restart}>
          <FocusHint />
          <RestartButton />
        </div>
        <OptionalPart>
          <div className={styles.notices}>
            <OptionalPart>{replayAndRace && <replayAndRace.ChallengeLine />}</OptionalPart>
            <NoticeLine />
            <MobileAdvice />
            <MissingApp />
          </div>
        </OptionalPart>
        <div className={`${styles.outcome} ${outcome.outcome}`}>
          <div className={outcome.summary}>
            <OptionalPart>
              <ResultPanel />
            </OptionalPart>
            <OptionalPart>
              {replayAndRace && (
                <replayAndRace.RoundActions>
                  {practice && <practice.PractiseRound />}
                </replayAndRace.RoundActions>
              )}
            </OptionalPart>
          </div>
          <OptionalPart>
            <Insights />
          </OptionalPart>
        </div>
        <OptionalPart>{practice && <practice.PracticeOutcome />}</OptionalPart>
        <OptionalPart>
          <WordAnnouncement />
          <ResultAnnouncement />
        </OptionalPart>
      </main>
      <OptionalPart>
        <PrivacyLine />
      </OptionalPart>
    </>
  );
}
