import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, type UIEvent, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { useFocusedRow } from './useFocusedRow';

/** How the list is laid out and scrolled, in px. */
export interface ListLayout {
  /** The height of a row whose texts fit. */
  readonly usualPx: number;
  /** Rows that have been mounted, with their measured heights. */
  readonly measured: VirtualItem[];
  readonly scrolledPx: number;
}

/** Used until the table has been laid out. */
export const INITIAL_LAYOUT: ListLayout = { usualPx: 36, measured: [], scrolledPx: 0 };

export interface RowsProps {
  /** Newest first. */
  readonly listed: readonly ListedRound[];
  /** Outlives the table, so that a table that is mounted again scrolls to the same place. */
  readonly layoutRef: RefObject<ListLayout>;
}

/** Virtualises the table: which rows are mounted, and how high the whole list is. */
export function useVirtualRows(
  { listed, layoutRef }: RowsProps,
  scrollerRef: RefObject<HTMLDivElement | null>,
  tableRef: RefObject<HTMLTableElement | null>,
) {
  const [usualPx, setUsualPx] = useState(() => layoutRef.current.usualPx);
  const { rangeExtractor, ...focusHandlers } = useFocusedRow(listed);
  // The same function until the list changes: a new one would have the positions of all rows computed again.
  const getItemKey = useCallback((index: number) => listed[index]?.id ?? index, [listed]);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: listed.length,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => usualPx,
    getItemKey,
    // Fractions of a pixel matter: with whole pixels, rows would shift a little as others are mounted and unmounted.
    measureElement: (row, entry) => entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height,
    initialMeasurementsCache: layoutRef.current.measured,
    overscan: 4,
    rangeExtractor,
  });

  // After every render: rows grow with the font size and in narrow windows.
  useLayoutEffect(() => {
    if (tableRef.current) setUsualPx(usualHeightPx(tableRef.current));
  });
  useLayoutEffect(() => {
    if (layoutRef.current.usualPx === usualPx) return;
    layoutRef.current = { ...layoutRef.current, usualPx, measured: [] };
    virtualizer.measure();
    for (const row of tableRef.current?.querySelectorAll<HTMLTableRowElement>('[data-index]') ?? []) {
      virtualizer.measureElement(row);
    }
  }, [virtualizer, tableRef, layoutRef, usualPx]);
  useEffect(
    () => () => {
      layoutRef.current = { ...layoutRef.current, measured: virtualizer.takeSnapshot() };
    },
    [virtualizer, layoutRef],
  );
  useLayoutEffect(() => {
    if (scrollerRef.current) scrollerRef.current.scrollTop = layoutRef.current.scrolledPx;
  }, [scrollerRef, layoutRef]);

  return {
    rows: virtualizer.getVirtualItems(),
    /** The height of all rows, mounted or not. */
    heightPx: virtualizer.getTotalSize(),
    isScrolling: virtualizer.isScrolling,
    measure: virtualizer.measureElement,
    noteScroll: ({ currentTarget }: UIEvent): void => {
      layoutRef.current = { ...layoutRef.current, scrolledPx: currentTarget.scrollTop };
    },
    focusHandlers,
  };
}

/** Reads the stylesheet's `--row`, which is in rem. */
function usualHeightPx(table: HTMLTableElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return rem * Number.parseFloat(getComputedStyle(table).getPropertyValue('--row'));
}
