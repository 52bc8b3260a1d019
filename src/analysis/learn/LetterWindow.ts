import { median } from '../insights/gaps';

/** The most times kept of a letter: 60 gaps, and the misses among the last 60 times. */
const TIMES_KEPT = 60;

/** A letter passes by this many of its last gaps, and of its last times. */
export const GAPS_TO_PASS = 20;
/** The most of them that may be missed. */
export const MISSES_TO_PASS = 2;

/** What makes a letter known. */
const KNOWN = { gaps: 50, share: 0.9, times: 50, misses: 5 } as const;
/** What makes a known letter slip; by misses only if they were as many some times ago, too: so many come by chance. */
export const SLIPPED = { gaps: 30, share: 1.25, times: 40, misses: 6, timesAgo: 20 } as const;

/** The last times of a letter, oldest first. Never changed: `withTimes` makes another. */
export interface LetterWindow {
  /** The last gaps, in ms, at most 60. */
  readonly gapsMs: readonly number[];
  /** Whether each of the last times was missed, at most 60. Places that were right without a gap are not among them. */
  readonly missed: readonly boolean[];
}

export const EMPTY_WINDOW: LetterWindow = { gapsMs: [], missed: [] };

/** The window after further times of the letter, oldest first, each a gap in ms, or NaN where it was missed. */
export function withTimes({ gapsMs, missed }: LetterWindow, timesMs: readonly number[]): LetterWindow {
  const gaps = timesMs.filter((timeMs) => !Number.isNaN(timeMs));
  return {
    gapsMs: [...gapsMs, ...gaps].slice(-TIMES_KEPT),
    missed: [...missed, ...timesMs.map(Number.isNaN)].slice(-TIMES_KEPT),
  };
}

/** The median of a letter's last gaps, at most so many; 0 without one. */
export function lastMs({ gapsMs }: LetterWindow, count = GAPS_TO_PASS): number {
  return median(gapsMs.slice(-count));
}

/** How many of a letter's last times were missed, of at most so many. */
export function missesIn({ missed }: LetterWindow, count = GAPS_TO_PASS): number {
  return missed.slice(-count).filter((one) => one).length;
}

/** A letter's time by as many of its last gaps as make it known, in ms; 0 without one. */
export function longMs(window: LetterWindow): number {
  return lastMs(window, KNOWN.gaps);
}

/** The misses of a letter's last 50 times as a share, 0 to 1; 0 before the first. */
export function missShare(window: LetterWindow): number {
  const times = Math.min(KNOWN.times, window.missed.length);
  return times === 0 ? 0 : missesIn(window, KNOWN.times) / times;
}

/** Whether a letter has passed: 20 gaps, of the last 20 times at most two missed, the median of the last 20 gaps at the bar. */
export function hasPassed(window: LetterWindow, barMs: number): boolean {
  return (
    window.gapsMs.length >= GAPS_TO_PASS && missesIn(window) <= MISSES_TO_PASS && lastMs(window) <= barMs
  );
}

/**
 * The median by which a letter is known, in ms. Letters at exactly the goal's gap make less than the goal, because some are
 * always slower: hence 0.9.
 *
 * @param goalMs the gap that makes the goal's speed
 */
export function knownBarMs(goalMs: number): number {
  return KNOWN.share * goalMs;
}

/** Whether a letter is known. @param goalMs the gap that makes the goal's speed */
export function isKnown(window: LetterWindow, goalMs: number): boolean {
  return (
    window.gapsMs.length >= KNOWN.gaps &&
    missesIn(window, KNOWN.times) <= KNOWN.misses &&
    longMs(window) <= knownBarMs(goalMs)
  );
}

/** Whether a letter that was known has slipped: has become slow, or is missed often. */
export function hasSlipped(window: LetterWindow, goalMs: number): boolean {
  const isSlow = lastMs(window, SLIPPED.gaps) > SLIPPED.share * goalMs;
  const isMissed = (missed: LetterWindow['missed']): boolean =>
    missesIn({ ...window, missed }, SLIPPED.times) > SLIPPED.misses;
  return isSlow || (isMissed(window.missed) && isMissed(window.missed.slice(0, -SLIPPED.timesAgo)));
}
