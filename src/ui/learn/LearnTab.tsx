import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { goalDay } from '../../analysis/learn/goalDay';
import { lessonDays } from '../../analysis/learn/lessonDays';
import { listedRoundsAtom } from '../../state/history/listedRoundAtoms';
import {
  courseNowAtom,
  learnedProgressAtom,
  learnedRoundsAtom,
  lessonListAtom,
} from '../../state/learn/courseAtoms';
import { requestLearnAtom } from '../../state/learn/requestLearnAtom';
import { loadCourseAtom } from '../../state/learn/startLearningAtoms';
import { Button } from '../controls/Button';
import { ProgressBar } from '../controls/ProgressBar';
import { NOTICES } from '../page/notices';
import { courseSentence, goalDaySentence } from './courseSentences';
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
  const listed = useAtomValue(listedRoundsAtom);
  const load = useSetAtom(loadCourseAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies(listed): rounds may have been imported or deleted
  useEffect(() => {
    if (list !== null) void load();
  }, [load, list, listed]);
  if (list === null) return <p>{i18n._(NOTICES.noCourse)}</p>;
  return (
    <div className={styles.tab}>
      {progress && (
        <p className={styles.progress}>
          <span>{t`Reading your rounds…`}</span>
          <ProgressBar name={t`Reading your rounds`} done={progress.done} total={progress.total} />
        </p>
      )}
      {!now && !progress && (
        <p>{t({ message: 'Loading your letters…', comment: 'What is known of the letters' })}</p>
      )}
      {now && <Course onClose={onClose} />}
    </div>
  );
}

function Course({ onClose }: { readonly onClose: () => void }) {
  const now = useAtomValue(courseNowAtom);
  const rounds = useAtomValue(learnedRoundsAtom);
  const request = useSetAtom(requestLearnAtom);
  if (!now) return null;
  const { course } = now;
  const days = lessonDays(rounds);
  const { goalWpm } = course.plan;
  const day = goalDay(days, goalWpm);
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.sentence}>{courseSentence(course, days.length > 0)}</p>
          {day !== null && <p className="soft">{goalDaySentence(goalWpm, day)}</p>}
        </div>
        <Button
          data-strong
          onClick={({ timeStamp }) => {
            request(timeStamp);
            onClose();
          }}
        >
          {days.length > 0 ? t({ message: 'Next lesson', comment: 'A button' }) : learnText()}
        </Button>
      </div>
      <LetterStates course={course} />
      {days.length > 0 && <LearnCharts rounds={rounds} goalWpm={goalWpm} />}
      <LessonChoice goalWpm={goalWpm} />
    </>
  );
}
