import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  readonly name: string;
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
}

/** How much of something is done. It is not announced: it changes all the time. */
export function ProgressBar({ name, done, total }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={name}
      value={total === 0 ? undefined : done}
      max={total || 1}
    />
  );
}
