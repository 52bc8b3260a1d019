import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { ListedRound } from '../../state/history/historyAtoms';
import { useRowWithFocus } from './useRowWithFocus';

/** How high rows are, in px. */
export interface RowHeights {
  /** Of a round whose texts are short. */
  readonly usual: number;
  /** Of those that have been seen. */
  readonly seen: VirtualItem[];
}

/** Until the table tells them. */
export const NO_HEIGHTS: RowHeights = { usual: 44, seen: [] };

export interface RowsProps {
  /** Newest first. */
  readonly listed: readonly ListedRound[];
  /** What scrolls. */
  readonly bodyRef: RefObject<HTMLDivElement | null>;
  /** Outlives the table: when it comes back, its rows are where they were. */
  readonly heightsRef: RefObject<RowHeights>;
}

/** Which rows of the table are there, and how much room those take that are not. */
export function useRows(
  { listed, bodyRef, heightsRef }: RowsProps,
  tableRef: RefObject<HTMLTableElement | null>,
) {
  const [above, setAbove] = useState(0);
  const [usual, setUsual] = useState(() => heightsRef.current.usual);
  const { rangeExtractor, ...focusHandlers } = useRowWithFocus(listed);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: listed.length,
    getScrollElement: () => bodyRef.current,
    estimateSize: () => usual,
    getItemKey: (index) => listed[index]?.id ?? index,
    // To the fraction of a pixel, or rows would move a little as others come and go.
    measureElement: (row, entry) => entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height,
    initialMeasurementsCache: heightsRef.current.seen,
    overscan: 10,
    scrollMargin: above,
    rangeExtractor,
  });

  // What stands above the table changes with what is told there; rows grow with letters, and as room gets scarce.
  useLayoutEffect(() => {
    const table = tableRef.current;
    if (!table) return;
    setAbove((table.parentElement?.offsetTop ?? 0) + table.offsetTop);
    setUsual(usualHeight(table));
  });
  useLayoutEffect(() => {
    if (heightsRef.current.usual === usual) return;
    heightsRef.current = { usual, seen: [] };
    virtualizer.measure();
    for (const row of tableRef.current?.querySelectorAll<HTMLTableRowElement>('[data-index]') ?? []) {
      virtualizer.measureElement(row);
    }
  }, [virtualizer, tableRef, heightsRef, usual]);
  useEffect(
    () => () => {
      heightsRef.current = { ...heightsRef.current, seen: virtualizer.takeSnapshot() };
    },
    [virtualizer, heightsRef],
  );

  return {
    rows: virtualizer.getVirtualItems(),
    /** Where the first of all rows begins, and where the last one ends. */
    begin: above,
    end: above + virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    focusHandlers,
  };
}

/** The stylesheet has it, in rem. */
function usualHeight(table: HTMLTableElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return rem * Number.parseFloat(getComputedStyle(table).getPropertyValue('--row'));
}
