import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldReader } from '../input/FieldReader';
import { RoundClock } from '../input/RoundClock';
import { yieldToMain } from '../platform/page/yieldToMain';
import { type PagePart, part } from '../state/page/pageParts';
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
 * What the first key does not need: React hydrates it in a task of its own, after the rest. A click on it hydrates it
 * first.
 */
const [BAR_AT_FIRST, BAR] = hydratedLater('bar', <TopBar />);
const [FOOTER_AT_FIRST, FOOTER] = hydratedLater('footer', <PrivacyLine />);

/** The same boundary as two elements: React hydrates it as soon as the second takes the place of the first. */
function hydratedLater(name: PagePart, content: ReactNode): readonly [ReactNode, ReactNode] {
  const boundary = () => (
    <Suspense>
      <OptionalPart name={name}>{content}</OptionalPart>
    </Suspense>
  );
  return [boundary(), boundary()];
}

/** The one screen: bar, headings, words, restart, result. */
export function App({ reader }: { readonly reader: FieldReader }) {
  const phase = useAtomValue(phaseAtom);
  const syncBest = useSetAtom(syncBestAtom);
  useLayoutEffect(() => syncBest(), [syncBest]);
  useOptions();
  useSaveRounds();
  const replayAndRace = useReplayAndRace();
  const practice = usePractice();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    // All in one task: in pieces, something could change the page in between, and it could not be hydrated.
    void yieldToMain().then(() => flushSync(() => setMounted(true)));
  }, []);

  return (
    <>
      {isMounted ? BAR : BAR_AT_FIRST}
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
      {isMounted ? FOOTER : FOOTER_AT_FIRST}
    </>
  );
}
