import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { GROUPS } from '../../core/learn/items';
import { courseNowAtom } from '../../state/learn/courseAtoms';
import { fingerOfAtom, howMadeAtom } from '../../state/learn/lessonWordsAtoms';
import { stopLearningAtom } from '../../state/learn/stopLearningAtom';
import { isLessonOnBoardAtom } from '../../state/replay/boardAtoms';
import { setupAtom } from '../../state/round/roundAtoms';
import { DoneLink } from '../round/DoneLink';
import { fingerName } from './fingerNames';
import { howMadeText, itemNames } from './itemNames';
import styles from './LearningLine.module.css';

/** The line above the words while the player learns: its letters, the new ones apart, and until its end the button `Done`. */
export function LearningLine() {
  const isShown = useAtomValue(isLessonOnBoardAtom);
  const { lesson } = useAtomValue(setupAtom).settings;
  const stop = useSetAtom(stopLearningAtom);
  const firstCount = useAtomValue(courseNowAtom)?.course.steps[0]?.length;
  if (!isShown || !lesson) return null;
  const [items, fresh] = lesson;
  // All of the first letters are new: none is set apart.
  const isFirst = items.length === firstCount;
  const known = items.split('').filter((item) => isFirst || !fresh.includes(item));
  return (
    <div className={styles.line} data-learning>
      <p>
        {t({ message: 'Learning:', comment: 'Before the letters that a lesson has' })}{' '}
        <span className="letters" translate="no">
          {itemNames(known)}
        </span>
        {!isFirst && fresh !== '' && (
          <>
            <span> · </span>
            <Fresh items={fresh.split('')} />
          </>
        )}
      </p>
      <DoneLink name={t({ message: 'Done', comment: 'Button that ends lessons' })} onDone={stop} />
    </div>
  );
}

/** The new letters; of a single one which finger types it, for who does not see the keyboard, and how it is made. */
function Fresh({ items }: { readonly items: readonly string[] }) {
  const fingerOf = useAtomValue(fingerOfAtom);
  const howMade = useAtomValue(howMadeAtom);
  const [only = '', ...others] = items;
  const isSingle = others.length === 0 && !GROUPS.includes(only);
  const made = isSingle ? howMadeText(howMade(only)) : '';
  const finger = isSingle ? fingerOf(only) : null;
  return (
    <>
      <span>{t({ message: 'new:', comment: 'Before the letters that a lesson teaches' })} </span>
      <b className="letters" translate="no">
        {itemNames(items)}
      </b>
      {made !== '' && <span>{` (${made})`}</span>}
      {finger && <span className="visuallyHidden">{`, ${fingerName(finger)}`}</span>}
    </>
  );
}
