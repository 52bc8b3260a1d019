import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useMemo, useState } from 'react';
import type { ListedRound } from '../../state/history/historyAtoms';

/** Keeps the row that has focus in the document, and those beside it, where focus goes next, however far it is scrolled away. */
export function useRowWithFocus(listed: readonly ListedRound[]) {
  const [id, setId] = useState<string | null>(null);
  const index = useMemo(() => (id === null ? -1 : listed.findIndex((one) => one.id === id)), [listed, id]);
  const rangeExtractor = useCallback(
    (range: Range): number[] => {
      const seen = defaultRangeExtractor(range);
      if (index < 0) return seen;
      const beside = [index - 1, index, index + 1].filter((one) => one >= 0 && one < range.count);
      return [...new Set([...seen, ...beside])].sort((one, other) => one - other);
    },
    [index],
  );
  const onFocus = ({ target }: FocusEvent): void => {
    setId(target.closest('tr')?.dataset.id ?? null);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Without another target it is the window that has lost it, and it comes back to this row.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setId(null);
  };
  return { rangeExtractor, onFocus, onBlur };
}
