import type { CSSProperties, ReactNode } from 'react';
import styles from './Tiles.module.css';

/** A row of figures, each a `Tile`. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

interface TileProps {
  readonly term: string;
  readonly figure: string;
  /** More about the figure, in a few words. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** One figure with its name. `children` stand beside the figure. */
export function Tile({ term, figure, note, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.figure} style={{ '--length': figure.length } as CSSProperties}>
        {figure}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {children && <dd className={styles.action}>{children}</dd>}
    </div>
  );
}
