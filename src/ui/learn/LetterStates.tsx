import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import {
  type Course,
  goalMsOf,
  isRare,
  itemsIn,
  itemsToCome,
  newItems,
  windowOf,
} from '../../analysis/learn/course';
import { lastMs, missShare } from '../../analysis/learn/LetterWindow';
import { GROUPS } from '../../core/learn/items';
import { howMadeAtom } from '../../state/learn/courseAtoms';
import { LinkButton } from '../controls/LinkButton';
import { Table } from '../controls/Table';
import { formatCount } from '../page/figureTexts';
import { milliseconds, missesText } from '../practice/practiceSentences';
import { type ItemState, stateName } from './courseSentences';
import { howMadeText, itemName } from './itemNames';
import styles from './LearnTab.module.css';

/** A letter's time is told from its last gaps, so many. */
const GAPS = 50;
const NOT_KNOWN = '–';
const STATES: readonly ItemState[] = ['known', 'practised', 'new', 'slipped', 'rare', 'toCome'];

/** The letters of a course with their states: as tiles, and as a table, always there for screen readers. */
export function LetterStates({ course }: { readonly course: Course }) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const items = [...itemsIn(course), ...itemsToCome(course)];
  const counts = STATES.map(
    (state) => [state, items.filter((item) => stateOf(course, item) === state).length] as const,
  );
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.line}>
        <h3 id={id}>
          {t({ message: 'Letters', comment: 'Heading: the letters of a course' })}{' '}
          <small>{t({ message: 'in the order in which they come', comment: 'About letters' })}</small>
        </h3>
        <LinkButton onClick={() => setShown(!isShown)}>
          {isShown ? t`Hide the table` : t`Show as a table`}
        </LinkButton>
      </div>
      <div className={styles.tiles} aria-hidden="true" hidden={isShown}>
        {items.map((item) => (
          <span key={item} className={styles.tile} data-state={stateOf(course, item)}>
            <b className="letters">{item}</b>
            <span className={styles.track}>
              <i style={{ width: `${100 * shareOf(course, item)}%` }} />
            </span>
          </span>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true" hidden={isShown}>
        {counts
          .filter(([, count]) => count > 0)
          .map(([state, count]) => (
            <span key={state}>
              <i className={styles.sample} data-state={state} /> {stateName(state)}{' '}
              <b>{formatCount(count)}</b>
            </span>
          ))}
      </p>
      <div className={isShown ? styles.shown : 'visuallyHidden'}>
        <LettersTable course={course} items={items} />
      </div>
    </section>
  );
}

function LettersTable({ course, items }: { readonly course: Course; readonly items: readonly string[] }) {
  const howMade = useAtomValue(howMadeAtom);
  return (
    <Table
      className={styles.table}
      name={t({ message: 'Letters', comment: 'Heading: the letters of a course' })}
      heads={{
        letter: t({ message: 'Letter', comment: 'Heading of a column' }),
        time: t({ message: 'Time', context: 'that a key takes', comment: 'Heading of a column' }),
        misses: t({
          message: 'Misses',
          comment: 'Heading of a column: how often another key is hit instead',
        }),
        state: t({ message: 'State', comment: 'Heading of a column: known, new, slipped …' }),
      }}
    >
      {items.map((item) => {
        const window = windowOf(course, item);
        const made = GROUPS.includes(item) ? '' : howMadeText(howMade(item));
        return (
          <tr key={item}>
            <th scope="row">
              <b className="letters" translate="no">
                {itemName(item)}
              </b>
              {made !== '' && <span className="soft">{` (${made})`}</span>}
            </th>
            <td>{window.gapsMs.length > 0 ? milliseconds(lastMs(window, GAPS)) : NOT_KNOWN}</td>
            <td>{window.missed.length > 0 ? missesText(missShare(window)) : NOT_KNOWN}</td>
            <td>{stateName(stateOf(course, item))}</td>
          </tr>
        );
      })}
    </Table>
  );
}

function stateOf(course: Course, item: string): ItemState {
  if (itemsToCome(course).includes(item)) return isRare(course, item) ? 'rare' : 'toCome';
  if (course.slipped.has(item)) return 'slipped';
  if (course.known.has(item)) return 'known';
  if (newItems(course).includes(item)) return 'new';
  return isRare(course, item) ? 'rare' : 'practised';
}

/** How near an item is to its goal, 0 to 1; 0 without a time. */
function shareOf(course: Course, item: string): number {
  const ms = lastMs(windowOf(course, item), GAPS);
  return ms === 0 ? 0 : Math.min(1, goalMsOf(course, item) / ms);
}
