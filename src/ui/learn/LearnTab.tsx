import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { dayNumber, goalDay } from '../../analysis/learn/goalDay';
import { lessonDays } from '../../analysis/learn/lessonDays';
import { savedRoundsAsOfAtom, savedRoundsAtom } from '../../state/history/pastRoundsAtoms';
import { type CourseNow, courseNowAtom } from '../../state/learn/courseAtoms';
import { learnedProgressAtom, learnedRoundsAtom } from '../../state/learn/learnedRoundAtoms';
import { requestLearnAtom } from '../../state/learn/learnRequestAtoms';
import { lessonListAtom } from '../../state/learn/lessonWordsAtoms';
import { loadCourseAtom } from '../../state/learn/startLearningAtoms';
import { learningAtom } from '../../state/round/learningAtom';
import { Button } from '../controls/Button';
import { ProgressBar } from '../controls/ProgressBar';
import { MARKS, withElements } from '../controls/withElements';
import { NOTICES } from '../page/notices';
import { courseSentence, goalDaySentence, nextItems } from './courseSentences';
import { itemNames } from './itemNames';
import { learnText } from './LearnButton';
import { LearnCharts } from './LearnCharts';
import styles from './LearnTab.module.css';
import { LessonChoice } from './LessonChoice';
import { LetterStates } from './LetterStates';

/** The tab `Learn`: how far the course has come, and what is chosen about lessons. @param onClose closes the dialog */
export function LearnTab({ onClose }: { readonly onClose: () => void }) {
  const list = useAtomValue(lessonListAtom);
  const now = useAtomValue(courseNowAtom);
  const progress = useAtomValue(learnedProgressAtom);
  const isLoaded = useLoadedCourse();
  if (list === null) return <p>{i18n._(NOTICES.noCourse)}</p>;
  return (
    <div className={styles.tab}>
      {progress && (
        <p className={styles.progress}>
          <span>{t`Reading your rounds…`}</span>
          <ProgressBar name={t`Reading your rounds`} done={progress.done} total={progress.total} />
        </p>
      )}
      {!isLoaded && !progress && (
        <p>{t({ message: 'Loading your letters…', comment: 'What is known of the letters' })}</p>
      )}
      {isLoaded && !now && (
        <p>{t`The words for lessons could not be loaded. Open this tab again to retry.`}</p>
      )}
      {isLoaded && now && <CourseView now={now} onClose={onClose} />}
    </div>
  );
}

/** Loads the course, and again when rounds were imported or deleted. Returns whether that was done once, for the list. */
function useLoadedCourse(): boolean {
  const list = useAtomValue(lessonListAtom);
  const saved = useAtomValue(savedRoundsAtom);
  // While there are lessons, LearnFollower does it.
  const isLearning = useAtomValue(learningAtom) !== null;
  const load = useSetAtom(loadCourseAtom);
  const [loaded, setLoaded] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(saved): rounds may have been imported or deleted
  useEffect(() => {
    if (list === null || isLearning) return;
    let isLatest = true;
    void load().then(() => {
      if (isLatest) setLoaded(list);
    });
    return () => {
      isLatest = false;
    };
  }, [load, list, saved, isLearning]);
  return isLearning || loaded === list;
}

interface CourseViewProps {
  readonly now: CourseNow;
  readonly onClose: () => void;
}

function CourseView({ now: { course }, onClose }: CourseViewProps) {
  const rounds = useAtomValue(learnedRoundsAtom);
  const asOf = useAtomValue(savedRoundsAsOfAtom);
  const request = useSetAtom(requestLearnAtom);
  const { goalWpm } = course.plan;
  const days = lessonDays(rounds);
  const hasLessons = days.length > 0;
  // The last round may not be saved yet.
  const today = dayNumber(Math.max(asOf, rounds.at(-1)?.playedAt ?? 0));
  const day = goalDay(days, goalWpm, today);
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.sentence}>
            {withElements(
              courseSentence(course, hasLessons, MARKS[0]),
              <b className="letters" translate="no">
                {itemNames(nextItems(course))}
              </b>,
            )}
          </p>
          {day !== null && <p className="soft">{goalDaySentence(goalWpm, day, today)}</p>}
        </div>
        <Button
          data-strong
          onClick={({ timeStamp }) => {
            request(timeStamp);
            onClose();
          }}
        >
          {hasLessons ? t({ message: 'Next lesson', comment: 'A button' }) : learnText()}
        </Button>
      </div>
      <LetterStates course={course} />
      <LearnCharts rounds={rounds} goalWpm={goalWpm} today={today} />
      <LessonChoice goalWpm={goalWpm} />
    </>
  );
}
