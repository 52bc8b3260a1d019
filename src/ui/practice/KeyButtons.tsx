import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useState } from 'react';
import type { KeyFigure } from '../../analysis/practice/keyFigures';
import { spelledOut } from '../insights/insightSentences';
import { type Place, placeTo } from './arrowKeys';
import type { DrawnKey, DrawnRow } from './drawnKeys';
import styles from './KeyboardPicture.module.css';
import { KeyRows } from './KeyRows';
import { milliseconds, missesText, times } from './practiceSentences';
import type { Choice } from './useChoice';

interface KeyButtonsProps {
  readonly rows: readonly DrawnRow[];
  readonly choice: Choice;
}

/** Buttons in the places of the keys, to choose them with. One of them is reached by Tab, the others by arrow keys. */
export function KeyButtons({ rows, choice }: KeyButtonsProps) {
  const keys = rows.flatMap((row) => row.keys.flatMap((one) => (one?.canBeChosen ? [one.key] : [])));
  const [reached, setReached] = useState('');
  const byTab = keys.includes(reached) ? reached : keys[0];
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const from = buttons.find((button) => button === event.target);
    const to = from && buttons[placeTo(event.key, middleOf(from), buttons.map(middleOf))];
    if (!to) return;
    // Otherwise the tab would scroll, too.
    event.preventDefault();
    to.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={t({ message: 'Keys to practise', comment: 'Keys of the keyboard' })}
      onKeyDown={moveFocus}
    >
      <KeyRows rows={rows}>
        {(one) =>
          one.canBeChosen && (
            <KeyButton
              drawn={one}
              choice={choice}
              isByTab={one.key === byTab}
              onReach={() => setReached(one.key)}
            />
          )
        }
      </KeyRows>
    </div>
  );
}

function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

interface KeyButtonProps {
  readonly drawn: DrawnKey;
  readonly choice: Choice;
  readonly isByTab: boolean;
  readonly onReach: () => void;
}

function KeyButton({ drawn, choice, isByTab, onReach }: KeyButtonProps) {
  const { key, figure, isOftenMissed } = drawn;
  const told = figure ? figureText(figure) : times(0);
  const name = spelledOut(key);
  const label = [t({ message: `Key ${name}`, comment: 'A key of the keyboard' }), told];
  if (isOftenMissed)
    label.push(t({ message: 'often mistyped', comment: 'Of a key: another is often hit instead' }));
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label.join(', ')}
      aria-pressed={choice.items.includes(key)}
      data-is-often-missed={isOftenMissed}
      title={told}
      tabIndex={isByTab ? 0 : -1}
      onFocus={onReach}
      onClick={() => choice.toggle(key)}
    />
  );
}

/** The figures of a key: `150 ms, 2% missed, 40 times`. */
function figureText({ timeMs, missShare, count }: KeyFigure): string {
  const share = missesText(missShare);
  const missed = t({
    message: `${share} missed`,
    comment: 'How often another key is hit instead, such as 2%',
  });
  return [milliseconds(timeMs), missed, times(count)].join(', ');
}
