import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './AboutMeasurement.module.css';

interface AboutMeasurementProps {
  /** Sentences about what disturbed the round, each of them a quiet line. */
  readonly disturbances: readonly string[];
  readonly children: ReactNode;
}

/** What disturbed a round; and for those who ask, closed until then, how it is measured and drawn. */
export function AboutMeasurement({ disturbances, children }: AboutMeasurementProps) {
  return (
    <div className={styles.about}>
      {disturbances.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details>
        {/* A click leaves the focus in the typing field, where Enter starts the next round. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary onMouseDown={(event) => event.preventDefault()}>{t`About this measurement`}</summary>
        {children}
        <p>{t`A key counts by the time it went down, so a pause of the browser costs nothing.`}</p>
        <p>
          {t`The curve is the speed of the three seconds around each point, of five below 30 wpm.`}{' '}
          {t`Point at it, or focus it and use the arrow keys, to see a second.`}
        </p>
      </details>
    </div>
  );
}
