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
        <p>{t`A key is timed when it goes down, so it does not matter if the browser stalls.`}</p>
        <p>
          {t`The curve shows the speed over the three seconds around each point (five seconds below 30 wpm).`}{' '}
          {t`Point at the curve, or focus it and use the arrow keys, to see each second.`}
        </p>
      </details>
    </div>
  );
}
