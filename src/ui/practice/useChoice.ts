import { useState } from 'react';
import { MAX_WANTED } from '../../core/practice/wantedPairs';

/** The keys and pairs that are chosen for practice. */
export interface Choice {
  /** At most `MAX_WANTED`, in the order in which they were chosen. */
  readonly items: readonly string[];
  /** How often one was refused since the last change, because there were as many already. */
  readonly refused: number;
  /** Chooses one, or takes it away. */
  readonly toggle: (item: string) => void;
}

/** A choice of keys and pairs, at first of none. */
export function useChoice(): Choice {
  const [{ items, refused }, setChoice] = useState({ items: [] as readonly string[], refused: 0 });
  const toggle = (item: string): void => {
    if (items.includes(item)) setChoice({ items: items.filter((one) => one !== item), refused: 0 });
    else if (items.length < MAX_WANTED) setChoice({ items: [...items, item], refused: 0 });
    else setChoice({ items, refused: refused + 1 });
  };
  return { items, refused, toggle };
}
