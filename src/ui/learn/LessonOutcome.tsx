import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, useId } from 'react';
import { shareOfGoal } from '../../analysis/learn/itemOrder';
import { lessonItemState, lessonItems } from '../../analysis/learn/lessonItems';
import { type LessonResult, lessonResultAtom } from '../../state/learn/lessonResultAtom';
import { stopLearningAtom } from '../../state/learn/stopLearningAtom';
import { restartAtom } from '../../state/next/restartAtom';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { Button } from '../controls/Button';
import { wpm } from '../page/figureTexts';
import { itemName } from './itemNames';
import styles from './LessonOutcome.module.css';
import { adviceText, letterText, missesText, timeText, todayText } from './lessonSentences';

/** The end of the bars, in gaps of the goal; further off where a letter takes longer. */
const LEAST_SCALE = 1.5;

/** After a lesson: the one thing to do next, the button for it, and the letters that were practised. */
export function LessonOutcome() {
  const result = useAtomValue(lessonResultAtom);
  const next = useSetAtom(restartAtom);
  const stop = useSetAtom(stopLearningAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const id = useId();
  return (
    <>
      {result && <p className={styles.today}>{todayText(result.playedTodayMs, result.lesson.wpm)}</p>}
      <section className={styles.lesson} aria-labelledby={id}>
        <h3 id={id}>{t({ message: 'Lesson', comment: 'Heading: what a lesson has come to' })}</h3>
        <p className={styles.advice}>
          {result ? adviceText(result.advice) : t`Left early: this lesson does not count.`}
        </p>
        <div className={styles.buttons}>
          <Button
            data-strong
            onClick={({ timeStamp }) => {
              next(timeStamp);
              focusField();
            }}
          >
            {t({ message: 'Next lesson', comment: 'A button' })}
            <kbd>{t({ message: 'Enter', comment: 'The key' })}</kbd>
          </Button>
          <Button
            data-quiet
            onClick={({ timeStamp }) => {
              stop(timeStamp);
              focusField();
            }}
          >
            {t({ message: 'Done', comment: 'Button that ends lessons' })}
          </Button>
        </div>
        {result && <Letters {...result} />}
      </section>
    </>
  );
}

function Letters({ course, lesson }: LessonResult) {
  const id = useId();
  const goal = wpm(course.plan.goalWpm);
  const items = lessonItems(course, lesson.items);
  const scale = Math.max(LEAST_SCALE, ...items.map((item) => shareOfGoal(course, item)));
  return (
    <>
      <h3 id={id} className={styles.heading}>
        {t({ message: 'Letters', context: 'alphabet', comment: 'Heading: the letters of a course' })}
      </h3>
      <p className={styles.legend}>
        {t({
          message: `shorter is faster; the mark is your goal of ${goal}`,
          comment: 'About bars; goal: a speed, 40 wpm',
        })}
      </p>
      <ul
        className={styles.letters}
        style={{ '--goal': `${100 / scale}%` } as CSSProperties}
        aria-labelledby={id}
      >
        {items.map((item) => (
          <li key={item} data-state={lessonItemState(course, item)}>
            <b className="letters" translate="no" aria-hidden="true">
              {itemName(item)}
            </b>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(100 * shareOfGoal(course, item)) / scale}%` }} />
            </span>
            <span className="visuallyHidden">{letterText(course, item)}</span>
            <span className={styles.texts} aria-hidden="true">
              <span>{timeText(course, item)}</span> <span>{missesText(course, item)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
