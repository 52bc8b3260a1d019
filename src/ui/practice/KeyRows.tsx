import type { CSSProperties, ReactNode } from 'react';
import { type DrawnKey, type DrawnRow, SPACE_WIDTH } from './drawnKeys';
import styles from './KeyboardPicture.module.css';

interface KeyRowsProps {
  readonly rows: readonly DrawnRow[];
  readonly children: (key: DrawnKey) => ReactNode;
}

/** Rows of keys, each key rendered by `children`. */
export function KeyRows({ rows, children }: KeyRowsProps) {
  return rows.map(({ left, keys }, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
    <div key={row} className={styles.row} style={{ '--left': left } as CSSProperties}>
      {keys.map((one, column) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: keys do not move
          key={column}
          className={styles.place}
          style={one?.key === ' ' ? ({ '--width': SPACE_WIDTH } as CSSProperties) : undefined}
        >
          {one && children(one)}
        </div>
      ))}
    </div>
  ));
}
