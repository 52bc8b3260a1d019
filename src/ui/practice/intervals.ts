import { max, min, nice, ticks } from 'd3-array';
import type { BeforeAndNow, Measured } from '../../analysis/practice/beforeAndNow';

/** From and to, from 0 to `INTERVALS_WIDTH`. */
export type DrawnInterval = readonly [from: number, to: number];

/** Where the intervals of an item are drawn; null without one. */
export interface DrawnIntervals {
  readonly before: DrawnInterval | null;
  readonly now: DrawnInterval | null;
  readonly since: DrawnInterval | null;
}

/** A round time on the scale, from 0 to `INTERVALS_WIDTH`. */
export interface ScaleTick {
  readonly ms: number;
  readonly place: number;
}

/** The intervals of all items, on one scale. */
export interface IntervalsChart {
  readonly rows: readonly DrawnIntervals[];
  readonly ticks: readonly ScaleTick[];
}

export const INTERVALS_WIDTH = 100;

/** The least length of a drawn interval. */
const LEAST = 2;
/** About how many ticks the scale has. */
const TICKS = 3;
/** The least range of the scale: a shorter one has no round times. */
const LEAST_RANGE_MS = 10;

/** The intervals of all items and a scale of round times that has all of them. */
export function intervalsOf(items: readonly BeforeAndNow[]): IntervalsChart {
  const all = items.flatMap(({ before, now, since }) => [before, now, since]).filter((one) => one !== null);
  const least = min(all, ({ lowMs }) => lowMs) ?? 0;
  const greatest = max(all, ({ highMs }) => highMs) ?? 0;
  const [from, to] = nice(least, Math.max(greatest, least + LEAST_RANGE_MS), TICKS);
  const place = (ms: number): number => rounded(((ms - from) / (to - from)) * INTERVALS_WIDTH);
  const drawn = (one: Measured | null): DrawnInterval | null => {
    if (!one) return null;
    const [low, high] = [place(one.lowMs), place(one.highMs)];
    const start = Math.min(low, INTERVALS_WIDTH - LEAST);
    return [start, Math.max(high, start + LEAST)];
  };
  return {
    rows: items.map(({ before, now, since }) => ({
      before: drawn(before),
      now: drawn(now),
      since: drawn(since),
    })),
    ticks: all.length === 0 ? [] : ticks(from, to, TICKS).map((ms) => ({ ms, place: place(ms) })),
  };
}

function rounded(length: number): number {
  return Math.round(10 * length) / 10;
}
