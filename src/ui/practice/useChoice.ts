import { useAtom } from 'jotai';
import { useState } from 'react';
import { MAX_WANTED } from '../../core/practice/wantedPairs';
import { choiceAtom } from '../../state/practice/choiceAtoms';

/** The keys and pairs that are chosen for practice. */
export interface Choice {
  /** At most `MAX_WANTED`, in the order in which they were chosen. */
  readonly items: readonly string[];
  /** How often an item was refused since the last change, because there were `MAX_WANTED` already. */
  readonly refused: number;
  /** Adds an item, or removes it. */
  readonly toggle: (item: string) => void;
}

/** The choice of keys and pairs. It outlives the tab and the dialog. */
export function useChoice(): Choice {
  const [items, choose] = useAtom(choiceAtom);
  const [refused, setRefused] = useState(0);
  const toggle = (item: string): void => {
    const isChosen = items.includes(item);
    const isRefused = !isChosen && items.length >= MAX_WANTED;
    setRefused(isRefused ? refused + 1 : 0);
    if (!isRefused) choose(isChosen ? items.filter((one) => one !== item) : [...items, item]);
  };
  return { items, refused, toggle };
}
