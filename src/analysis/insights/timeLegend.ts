import { secondsToTenth, wholeNumber } from './rounding';
import type { TimePart } from './timeSpent';

/** From how many wpm on a part of a round's time is told on its own. */
const WORTH_TELLING_WPM = 1;

/** Where a round's seconds went, as briefly as it can be told. */
export interface TimeLegend {
  /** The parts that are told on their own, in order. */
  readonly parts: readonly TimePart[];
  /** Those that take time but are worth less. */
  readonly others: readonly TimePart[];
}

/**
 * The parts of a round's time that are told on their own: right keys, and what is worth 1 wpm or more, which is the
 * difference of the speeds as they are shown. Parts that round to 0.0 s are left out altogether.
 *
 * @param toWorkOn a part that is told in any case: in a round without a right key, none is worth anything
 */
export function timeLegend(
  parts: readonly TimePart[],
  speedWpm: number,
  toWorkOn: TimePart | null,
): TimeLegend {
  const isTold = (part: TimePart): boolean =>
    part.wpmWithout === null ||
    part === toWorkOn ||
    wholeNumber(part.wpmWithout) - wholeNumber(speedWpm) >= WORTH_TELLING_WPM;
  const taken = parts.filter(({ ms }) => secondsToTenth(ms) !== '0.0');
  return { parts: taken.filter(isTold), others: taken.filter((part) => !isTold(part)) };
}
