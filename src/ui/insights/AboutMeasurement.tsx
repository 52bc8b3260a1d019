import type { ReactNode } from 'react';
import styles from './AboutMeasurement.module.css';

/** How a round is measured and drawn, for those who ask: closed until then. */
export function AboutMeasurement({ children }: { readonly children: ReactNode }) {
  return (
    <details className={styles.about}>
      {/* A click leaves the focus in the typing field, where Enter starts the next round. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
      <summary onMouseDown={(event) => event.preventDefault()}>About this measurement</summary>
      {children}
      <p>A key counts by the time it went down, so a pause of the browser costs nothing.</p>
      <p>
        The curve is the speed of the three seconds around each point, of five below 30 wpm. Point at it, or
        focus it and use the arrow keys, to see a second.
      </p>
    </details>
  );
}
