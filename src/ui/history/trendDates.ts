import { formatMoment } from './dateFormat';

const DAY_MS = 24 * 3_600_000;

/** The least distance between two dates, and between the last one and the right edge, as a share of the width. */
const LEAST_GAP = 0.11;

/** A date below the trend. */
export interface TrendDate {
  readonly text: string;
  /** Where it begins, 0 to 1 from the left. */
  readonly share: number;
}

/**
 * The dates below a trend whose rounds stand at equal distances: each at the first round of a month, a day or a minute, by
 * how long the rounds have taken.
 *
 * @param played oldest first
 */
export function trendDates(played: readonly { readonly playedAt: number }[]): TrendDate[] {
  const [first, last] = [played[0], played.at(-1)];
  if (!first || !last || played.length < 2) return [];
  const style = styleFor(last.playedAt - first.playedAt);
  const dates: TrendDate[] = [];
  let nextShare = 0;
  for (const [index, { playedAt }] of played.entries()) {
    const share = index / (played.length - 1);
    if (share > 1 - LEAST_GAP) break;
    if (share < nextShare) continue;
    const text = formatMoment(playedAt, style);
    const before = played[index - 1];
    if (before && formatMoment(before.playedAt, style) === text) continue;
    dates.push({ text, share });
    nextShare = share + LEAST_GAP;
  }
  return dates;
}

function styleFor(spanMs: number) {
  if (spanMs < DAY_MS) return 'minute';
  return spanMs < 300 * DAY_MS ? 'dayOfMonth' : 'month';
}
