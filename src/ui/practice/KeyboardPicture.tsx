import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import { withVisibleSpaces } from '../insights/insightSentences';
import { formatNumber } from '../page/figureTexts';
import { columnsOf, type DrawnKey, type DrawnRow, STEPS } from './drawnKeys';
import { KeyButtons } from './KeyButtons';
import styles from './KeyboardPicture.module.css';
import { KeyRows } from './KeyRows';
import type { Choice } from './useChoice';

interface KeyboardPictureProps {
  readonly rows: readonly DrawnRow[];
  readonly choice: Choice;
}

/** The keyboard: how long each key takes and which are often mistyped. Over it lie buttons to choose keys with. */
export function KeyboardPicture({ rows, choice }: KeyboardPictureProps) {
  const columns = columnsOf(rows);
  return (
    <div className={styles.keyboard}>
      <div
        className={styles.layers}
        data-is-wide={columns > MOST_WITH_FIGURES}
        style={{ '--columns': columns } as CSSProperties}
      >
        <div role="img" aria-label={t`Keyboard`}>
          <KeyRows rows={rows}>{(one) => <KeyBox drawn={one} />}</KeyRows>
        </div>
        <KeyButtons rows={rows} choice={choice} />
      </div>
    </div>
  );
}

/** With more keys in a row than this, a phone has no room for their figures. */
const MOST_WITH_FIGURES = 10;

function KeyBox({ drawn: { key, figure, step, isOftenMissed, canBeChosen } }: { readonly drawn: DrawnKey }) {
  return (
    <div
      className={styles.key}
      data-is-often-missed={isOftenMissed}
      data-can-be-chosen={canBeChosen}
      data-step={step ?? undefined}
      style={{ '--slowness': `${((step ?? 0) / (STEPS - 1)) * 100}%` } as CSSProperties}
    >
      <b>{withVisibleSpaces(key)}</b>
      <span className={styles.time}>{figure ? formatNumber(Math.round(figure.timeMs)) : '–'}</span>
    </div>
  );
}
