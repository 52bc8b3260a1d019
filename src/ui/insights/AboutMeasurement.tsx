import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './AboutMeasurement.module.css';
import { type Disturbed, isFelt, pauseSentence } from './disturbances';

interface AboutMeasurementProps {
  readonly disturbed: Disturbed;
  readonly children: ReactNode;
}

/** What may have cost speed, a quiet line each; and for those who ask, closed until then, how a round is measured and drawn. */
export function AboutMeasurement({ disturbed, children }: AboutMeasurementProps) {
  const pause = <p>{pauseSentence(disturbed)}</p>;
  return (
    <div className={styles.about}>
      {isFelt(disturbed) && pause}
      {disturbed.wasHidden && <p>{t`The window was hidden during the round`}</p>}
      <details>
        {/* A click leaves the focus in the typing field, where Enter starts the next round. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary onMouseDown={(event) => event.preventDefault()}>{t`About this measurement`}</summary>
        {children}
        {!isFelt(disturbed) && pause}
        <p>{t`A key counts by the time it went down, so a pause of the browser costs nothing.`}</p>
        <p>
          {t`The curve is the speed of the three seconds around each point, of five below 30 wpm.`}{' '}
          {t`Point at it, or focus it and use the arrow keys, to see a second.`}
        </p>
      </details>
    </div>
  );
}
