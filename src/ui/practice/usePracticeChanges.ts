import { useEffect, useMemo, useState } from 'react';
import type { BeforeAndNow } from '../../analysis/practice/beforeAndNow';
import { changeOf } from '../../analysis/practice/changeOf';
import type { PairStats } from '../../analysis/practice/PairStats';
import type { Typist } from '../../analysis/practice/typist';

interface Changes {
  /** What they were computed from: when it changes, all are computed again. */
  readonly of: object;
  /** How many items have been looked at. */
  readonly done: number;
  readonly found: readonly BeforeAndNow[];
}

const NONE: readonly BeforeAndNow[] = [];

/**
 * What practice has changed, where there is anything to tell, the items begun last first. Each is computed in a task of its own, because that takes some
 * ms; so the list grows.
 */
export function usePracticeChanges(
  stats: PairStats,
  typist: Typist,
  shares: ReadonlyMap<string, number>,
): readonly BeforeAndNow[] {
  const of = useMemo(() => {
    const items = Array.from(stats.practised)
      .sort(([, one], [, other]) => other.startedAt - one.startedAt)
      .map(([item]) => item);
    return { items, stats, typist, shares };
  }, [stats, typist, shares]);
  const [changes, setChanges] = useState<Changes>({ of, done: 0, found: [] });
  const { done, found } = changes.of === of ? changes : { done: 0, found: NONE };
  const next = of.items[done];
  useEffect(() => {
    if (next === undefined) return;
    const task = setTimeout(() => {
      const change = changeOf(next, of.stats, of.typist, of.shares);
      setChanges({ of, done: done + 1, found: change ? [...found, change] : found });
    });
    return () => clearTimeout(task);
  });
  return found;
}
