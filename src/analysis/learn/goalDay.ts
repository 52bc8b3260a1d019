import { median } from '../insights/gaps';

/** So many days with lessons tell a pace. */
const LEAST_DAYS = 10;
const DAY_MS = 86_400_000;
/** So much faster than so far a learner's speed may rise from now on, and the day is not too late. */
const FASTER_RISE = 2;
/** Days are good and bad: the best of so many last ones with lessons is where a good day may be already. */
const DAYS_FOR_BEST = 10;
/** No day so far ahead is told, in days. */
const FURTHEST = 2000;

/** A day with lessons. */
export interface LessonDay {
  /** Its number: whole days since 1 January 1970, by the calendar of the player. */
  readonly day: number;
  /** The speeds of its lessons, in wpm. */
  readonly speedsWpm: readonly number[];
}

/**
 * The day before which the goal is not reached, as `LessonDay.day`, by the straight line through the medians of all days with
 * lessons: from the best of the last ten days, or from the line where it is higher, twice as steeply as the line, by the
 * share of days on which there were any. Null before ten days, without a rise, and once the goal is reached.
 *
 * Least squares, with the days with lessons counted 0, 1, 2. A learner gets quicker ever more slowly in the end: then the
 * line is early, and the day is one before which, not by which. But while letters come and new keys are learned, speed may
 * rise ever faster for weeks, and it is a good day on which the goal is reached first.
 *
 * @param days oldest first
 * @param today as `LessonDay.day`: the day of the last lesson if left out
 */
export function goalDay(
  days: readonly LessonDay[],
  goalWpm: number,
  today: number = days.at(-1)?.day ?? 0,
): number | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < LEAST_DAYS) return null;
  const speeds = days.map(({ speedsWpm }) => median(speedsWpm));
  const mean = speeds.reduce((sum, one) => sum + one, 0) / speeds.length;
  const middle = (speeds.length - 1) / 2;
  const rise =
    speeds.reduce((sum, one, place) => sum + (place - middle) * (one - mean), 0) /
    speeds.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
  const now = Math.max(mean + rise * middle, ...speeds.slice(-DAYS_FOR_BEST));
  if (rise <= 0 || now >= goalWpm) return null;
  const share = days.length / (Math.max(today, last.day) - first.day + 1);
  const ahead = Math.ceil((goalWpm - now) / (FASTER_RISE * rise) / share);
  return ahead <= FURTHEST ? Math.max(today, last.day) + ahead : null;
}

/** The number of the day of a moment, by the calendar of the player: @param playedAt in ms since 1970, UTC */
export function dayNumber(playedAt: number): number {
  const date = new Date(playedAt);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}
