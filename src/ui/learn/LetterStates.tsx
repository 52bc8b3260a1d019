import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { wholeNumber } from '../../analysis/insights/rounding';
import { msPerCharacter } from '../../analysis/insights/speed';
import { type Course, goalMsOf, windowOf } from '../../analysis/learn/course';
import { ITEM_STATES, type ItemState, itemState } from '../../analysis/learn/itemState';
import { longMs, missShare } from '../../analysis/learn/LetterWindow';
import { GROUPS } from '../../core/learn/items';
import { standingAlone } from '../../core/words/standingAlone';
import { howMadeAtom } from '../../state/learn/lessonWordsAtoms';
import { LinkButton } from '../controls/LinkButton';
import { Table } from '../controls/Table';
import { formatCount, formatNumber } from '../page/figureTexts';
import practice from '../practice/Practice.module.css';
import { milliseconds, missesText } from '../practice/practiceSentences';
import { stateName } from './courseSentences';
import { howMadeText, itemName } from './itemNames';
import styles from './LearnTab.module.css';

const NOT_KNOWN = '–';

/** The letters of a course with their states: as tiles, and as a table, always there for screen readers. */
export function LetterStates({ course }: { readonly course: Course }) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const items = course.steps.flat();
  const states = items.map((item) => itemState(course, item));
  const goalMs = formatNumber(wholeNumber(msPerCharacter(course.plan.goalWpm)));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.line}>
        <div className={styles.beside}>
          <h3 id={id}>{lettersText()}</h3>
          <span className="soft small">
            {t({ message: 'in the order in which they come', comment: 'About letters' })}
          </span>
        </div>
        <LinkButton onClick={() => setShown(!isShown)}>
          {isShown ? t`Hide the table` : t`Show as a table`}
        </LinkButton>
      </div>
      <div className={styles.tiles} aria-hidden="true" hidden={isShown} translate="no">
        {items.map((item, place) => (
          <Tile key={item} course={course} item={item} state={states[place]} />
        ))}
      </div>
      <div className={styles.line}>
        <p className={styles.legend}>
          {ITEM_STATES.filter((state) => states.includes(state)).map((state) => (
            <span key={state}>
              {!isShown && <i data-state={state} />}
              {stateName(state)} <b>{formatCount(states.filter((one) => one === state).length)}</b>
            </span>
          ))}
        </p>
        <p className="soft small" aria-hidden="true" hidden={isShown}>
          {t({
            message: `A bar is full at your goal: ${goalMs} ms a key`,
            comment: 'About the bars of letters; the time that each key takes at a goal of 40 wpm is 300 ms',
          })}
        </p>
      </div>
      <div className={isShown ? styles.shown : 'visuallyHidden'}>
        <LettersTable course={course} items={items} />
      </div>
    </section>
  );
}

interface TileProps {
  readonly course: Course;
  readonly item: string;
  readonly state: ItemState | undefined;
}

function Tile({ course, item, state }: TileProps) {
  const share = shareOf(course, item);
  return (
    <span className={styles.tile} data-state={state}>
      <b className="letters">{standingAlone(item)}</b>
      {share > 0 && (
        <span className={styles.track}>
          <i style={{ width: `${100 * share}%` }} />
        </span>
      )}
    </span>
  );
}

function LettersTable({ course, items }: { readonly course: Course; readonly items: readonly string[] }) {
  const howMade = useAtomValue(howMadeAtom);
  return (
    <Table
      className={practice.table}
      name={lettersText()}
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
            <td>{window.gapsMs.length > 0 ? milliseconds(longMs(window)) : NOT_KNOWN}</td>
            <td>{window.missed.length > 0 ? missesText(missShare(window)) : NOT_KNOWN}</td>
            <td>{stateName(itemState(course, item))}</td>
          </tr>
        );
      })}
    </Table>
  );
}

/** How near an item is to its goal, 0 to 1; 0 without a time. */
function shareOf(course: Course, item: string): number {
  const ms = longMs(windowOf(course, item));
  return ms === 0 ? 0 : Math.min(1, goalMsOf(course, item) / ms);
}

function lettersText(): string {
  return t({ message: 'Letters', context: 'alphabet', comment: 'Heading: the letters of a course' });
}
