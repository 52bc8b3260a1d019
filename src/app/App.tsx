import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useLayoutEffect } from 'react';
import type { FieldReader } from '../input/FieldReader';
import { RoundClock } from '../input/RoundClock';
import { syncBestAtom } from '../state/round/bestAtoms';
import { isLessonAtom } from '../state/round/learningAtom';
import { phaseAtom } from '../state/round/roundAtoms';
import { LearnButton } from '../ui/learn/LearnButton';
import { LearnOffer } from '../ui/learn/LearnOffer';
import { LanguageOffer } from '../ui/page/LanguageOffer';
import { Part } from '../ui/page/LazyPart';
import { MissingApp } from '../ui/page/MissingApp';
import { MobileAdvice } from '../ui/page/MobileAdvice';
import { NoticeLine } from '../ui/page/NoticeLine';
import { PrivacyLine } from '../ui/page/PrivacyLine';
import { TopBar } from '../ui/page/TopBar';
import { PracticeOutcome } from '../ui/practice/PracticeOutcome';
import { PractiseRound } from '../ui/practice/PractiseRound';
import { ChallengeLine } from '../ui/race/ChallengeLine';
import { BestHeading } from '../ui/round/BestHeading';
import { FocusHint } from '../ui/round/FocusHint';
import outcome from '../ui/round/outcome.module.css';
import { RestartButton } from '../ui/round/RestartButton';
import { ResultAnnouncement } from '../ui/round/ResultAnnouncement';
import { ResultPanel } from '../ui/round/ResultPanel';
import { RoundActions } from '../ui/round/RoundActions';
import { TimeHeading } from '../ui/round/TimeHeading';
import { WordAnnouncement } from '../ui/round/WordAnnouncement';
import { TodayButton } from '../ui/today/TodayButton';
import styles from './App.module.css';
import { ChosenPart } from './ChosenPart';
import { Display } from './Display';
import { followPastRounds } from './followPastRounds';
import { followPractice } from './followPractice';
import { KeyboardPart } from './KeyboardPart';
import { LearnPart } from './LearnPart';
import { OptionalPart } from './OptionalPart';
import { dialogs, insights, learnFollower, lessonOutcome, textOfRound, whileTyping } from './parts';
import { preloadParts } from './preloadParts';
import { QuietWhileTyping } from './QuietWhileTyping';
import { useColours } from './useColours';
import { useFollower } from './useFollower';
import { useLanguage } from './useLanguage';
import { useLetters } from './useLetters';
import { useOptions } from './useOptions';
import { useSaveRounds } from './useSaveRounds';
import { useToday } from './useToday';

interface AppProps {
  readonly reader: FieldReader;
  readonly onCommit?: (() => void) | undefined;
}

/** The one screen: bar, headings, words, restart, result. */
export function App({ reader, onCommit }: AppProps) {
  const fieldId = useId();
  const phase = useAtomValue(phaseAtom);
  const isLesson = useAtomValue(isLessonAtom);
  const syncBest = useSetAtom(syncBestAtom);
  useLayoutEffect(() => syncBest(), [syncBest]);
  // After all that is below: the app reads the field by now.
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useLanguage();
  useColours();
  useLetters();
  useOptions();
  useSaveRounds();
  useFollower('idle', followPastRounds);
  useFollower('idle', followPractice);
  useFollower(true, preloadParts);
  useToday();

  return (
    <>
      <OptionalPart>
        <TopBar dialogs={dialogs} />
      </OptionalPart>
      <main className={styles.main} data-state={phase} data-part="main">
        <h1 className="visuallyHidden">{t`Thirty: a typing test`}</h1>
        <RoundClock />
        <QuietWhileTyping />
        <div>
          <TimeHeading />
          <ChosenPart option="whileTyping" part={whileTyping} />
        </div>
        <BestHeading />
        <Display reader={reader} fieldId={fieldId} />
        <div className={styles.restart}>
          <RestartButton />
          <FocusHint fieldId={fieldId} />
          <TodayButton beside={<LearnButton />} />
        </div>
        <KeyboardPart />
        <LearnPart part={learnFollower} />
        <OptionalPart>
          <div className={styles.notices}>
            <OptionalPart>
              <ChallengeLine />
            </OptionalPart>
            <NoticeLine />
            <MissingApp />
          </div>
        </OptionalPart>
        <OptionalPart>
          <LanguageOffer />
          <LearnOffer />
        </OptionalPart>
        <div className={`${styles.outcome} ${isLesson ? outcome.ofLesson : outcome.outcome}`}>
          <div className={outcome.summary} data-part="summary">
            <div className={outcome.result}>
              <OptionalPart>
                <ResultPanel />
              </OptionalPart>
            </div>
            {!isLesson && (
              <div className={outcome.actions}>
                <OptionalPart>
                  <RoundActions ofToday={<Part part={textOfRound} props={{}} />}>
                    <PractiseRound />
                  </RoundActions>
                </OptionalPart>
              </div>
            )}
          </div>
          <div className={outcome.practice}>
            <OptionalPart>
              <PracticeOutcome />
            </OptionalPart>
          </div>
          {phase === 'finish' &&
            (isLesson ? <LearnPart part={lessonOutcome} /> : <Part part={insights} props={{}} />)}
        </div>
        <OptionalPart>
          <div className={styles.notices}>
            <MobileAdvice />
          </div>
        </OptionalPart>
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
