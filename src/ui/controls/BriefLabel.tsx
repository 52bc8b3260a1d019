import styles from './Button.module.css';

interface BriefLabelProps {
  readonly children: string;
  /** What it says for a moment instead; null for nothing. */
  readonly brief: string | null;
}

/** The label of a button that says something else for a moment, for which it is no narrower. */
export function BriefLabel({ children, brief }: BriefLabelProps) {
  return (
    <span className={styles.label}>
      {brief !== null && <span aria-hidden="true">{children}</span>}
      <span>{brief ?? children}</span>
    </span>
  );
}
