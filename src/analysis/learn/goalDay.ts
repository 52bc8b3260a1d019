import { median } from '../insights/gaps';

/** So many days with lessons tell a pace. */
const LEAST_DAYS = 10;
const DAY_MS = 86_400_000;
/** A learner may have got quicker of late: so many days with lessons, and so many standard errors of their rise. */
const LATE = { days: 10, errors: 2 } as const;
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
 * The day before which the goal is not reached, as `LessonDay.day`: where the straight line through the medians of all days
 * with lessons reaches it, or earlier, where the last ten days may have been on a steeper one; by the share of days on
 * which there were any. Null before ten days, without a rise, and once the goal is reached.
 *
 * Least squares, with the days with lessons counted 0, 1, 2. A learner gets quicker ever more slowly in the end: then the
 * line is early, so the day is one before which, not by which. In the first weeks speed may rise ever faster: hence the
 * last days, whose rise counts with two standard errors more.
 *
 * @param days oldest first
 */
export function goalDay(days: readonly LessonDay[], goalWpm: number): number | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < LEAST_DAYS) return null;
  const speeds = days.map(({ speedsWpm }) => median(speedsWpm));
  const all = lineThrough(speeds);
  const late = lineThrough(speeds.slice(-LATE.days));
  if (all.rise <= 0 || all.now >= goalWpm || late.now >= goalWpm) return null;
  const lateRise = late.rise + LATE.errors * late.error;
  const lessonDays = Math.min(
    (goalWpm - all.now) / all.rise,
    lateRise > 0 ? (goalWpm - late.now) / lateRise : Number.POSITIVE_INFINITY,
  );
  const share = days.length / (last.day - first.day + 1);
  const ahead = Math.ceil(lessonDays / share);
  return ahead <= FURTHEST ? last.day + ahead : null;
}

/** The line's rise from one to the next, its standard error, and where the line is at the last one. */
function lineThrough(speeds: readonly number[]): {
  readonly rise: number;
  readonly error: number;
  readonly now: number;
} {
  const mean = speeds.reduce((sum, one) => sum + one, 0) / speeds.length;
  const middle = (speeds.length - 1) / 2;
  const spread = speeds.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
  const rise = speeds.reduce((sum, one, place) => sum + (place - middle) * (one - mean), 0) / spread;
  const left = speeds.reduce((sum, one, place) => sum + (one - mean - rise * (place - middle)) ** 2, 0);
  return { rise, error: Math.sqrt(left / (speeds.length - 2) / spread), now: mean + rise * middle };
}

/** The number of the day of a moment, by the calendar of the player: @param playedAt in ms since 1970, UTC */
export function dayNumber(playedAt: number): number {
  const date = new Date(playedAt);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}
