import { formatNumber } from '../page/figureTexts';
import styles from './chart.module.css';

interface SpeedAxisProps {
  /** The speeds at which lines are drawn; the last one is the top of the plot. */
  readonly ticks: readonly number[];
}

/** The figures beside a plot of speeds, as text in the page's own size. */
export function SpeedAxis({ ticks }: SpeedAxisProps) {
  const top = ticks.at(-1) ?? 1;
  return (
    <div className={styles.speeds} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={{ bottom: `${(100 * tick) / top}%` }}>
          {formatNumber(tick)}
        </span>
      ))}
    </div>
  );
}

interface SpeedGridProps extends SpeedAxisProps {
  /** The size of the plot's coordinate system. */
  readonly plot: { readonly width: number; readonly height: number };
}

/** The grid lines at those speeds, for the SVG of the plot. */
export function SpeedGrid({ ticks, plot: { width, height } }: SpeedGridProps) {
  const top = ticks.at(-1) ?? 1;
  return (
    <path
      className={styles.grid}
      d={ticks.map((tick) => `M0,${height * (1 - tick / top)}h${width}`).join('')}
    />
  );
}
