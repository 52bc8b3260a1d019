import type { BeforeAndNow, Measured } from '../../analysis/practice/beforeAndNow';

/** Where the two intervals of an item are drawn: from and to, from 0 to `INTERVALS_WIDTH`; null without one. */
export interface DrawnIntervals {
  readonly before: readonly [from: number, to: number] | null;
  readonly later: readonly [from: number, to: number] | null;
}

export const INTERVALS_WIDTH = 100;

/** The least length of a drawn interval. */
const LEAST = 2;

/** What `before` is compared with: usual rounds since, or practice itself until there are enough of them. */
function laterOf({ now, since }: Pick<BeforeAndNow, 'now' | 'since'>): Measured | null {
  return since ?? now;
}

/** The intervals of all items, on one scale from the least to the greatest of their times. */
export function intervalsOf(items: readonly BeforeAndNow[]): readonly DrawnIntervals[] {
  const all = items.flatMap((item) => [item.before, laterOf(item)]).filter((one) => one !== null);
  const least = Math.min(...all.map(({ lowMs }) => lowMs));
  const range = Math.max(...all.map(({ highMs }) => highMs)) - least;
  const place = (ms: number): number =>
    range > 0 ? ((ms - least) / range) * (INTERVALS_WIDTH - LEAST) : INTERVALS_WIDTH / 2;
  const drawn = (one: Measured | null): readonly [number, number] | null =>
    one && [rounded(place(one.lowMs)), rounded(place(one.highMs) + LEAST)];
  return items.map((item) => ({ before: drawn(item.before), later: drawn(laterOf(item)) }));
}

function rounded(length: number): number {
  return Math.round(10 * length) / 10;
}
