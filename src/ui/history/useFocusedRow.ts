import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useMemo, useState } from 'react';
import type { ListedRound } from '../../state/history/listedRoundAtoms';

/** Keeps the focused row and its two neighbours mounted, however far it is scrolled away, so that Tab works from it. */
export function useFocusedRow(listed: readonly ListedRound[]) {
  const [id, setId] = useState<string | null>(null);
  const index = useMemo(() => (id === null ? -1 : listed.findIndex((one) => one.id === id)), [listed, id]);
  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const visible = defaultRangeExtractor(range);
      if (index < 0) return visible;
      const focused = [index - 1, index, index + 1].filter((one) => one >= 0 && one < range.count);
      return [...new Set([...visible, ...focused])].sort((one, other) => one - other);
    },
    [index],
  );
  const onFocus = ({ target }: FocusEvent): void => {
    setId(target.closest('tr')?.dataset.id ?? null);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Without a related target the window has lost focus, and focus will come back to this row.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setId(null);
  };
  return { rangeExtractor, onFocus, onBlur };
}
