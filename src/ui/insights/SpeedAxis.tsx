import styles from './chart.module.css';

interface SpeedAxisProps {
  /** The speeds at which lines are drawn, the last one the plot's top. */
  readonly ticksWpm: readonly number[];
}

/** The figures beside a plot of speeds: text of the page's own size. */
export function SpeedAxis({ ticksWpm }: SpeedAxisProps) {
  const top = ticksWpm.at(-1) ?? 1;
  return (
    <div className={styles.speeds} aria-hidden="true">
      {ticksWpm.map((tick) => (
        <span key={tick} style={{ bottom: `${(100 * tick) / top}%` }}>
          {tick}
        </span>
      ))}
    </div>
  );
}

interface SpeedGridProps extends SpeedAxisProps {
  /** The plot's own measure. */
  readonly plot: { readonly width: number; readonly height: number };
}

/** The lines at those speeds, for the plot's svg. */
export function SpeedGrid({ ticksWpm, plot: { width, height } }: SpeedGridProps) {
  const top = ticksWpm.at(-1) ?? 1;
  return (
    <path
      className={styles.grid}
      d={ticksWpm.map((tick) => `M0,${height * (1 - tick / top)}h${width}`).join('')}
    />
  );
}
