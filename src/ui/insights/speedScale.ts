import { type SpeedUnit, speedIn, WPM } from '../../core/words/speedUnit';

/** The size of a plot of speeds in SVG units. It is stretched to the size at which it is shown. */
export const PLOT = { width: 1000, height: 200 };

/** The most grid lines above the one at 0. */
const MAX_STEPS = 4;
/** Distances between grid lines that are easy to read, times a power of ten. */
const ROUND_STEPS = [1, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The vertical axis of a plot of speeds. */
export interface SpeedScale {
  /** The place of a speed in wpm, in the units of `PLOT` from its top. */
  readonly y: (speedWpm: number) => number;
  /** The speeds that have grid lines, in the unit of the axis, ascending; the last one is the top of the plot. */
  readonly ticks: readonly number[];
}

/** An axis from 0 to a round number of a unit that is at least this speed, in wpm. */
export function speedScale(fastestWpm: number, unit: SpeedUnit = WPM): SpeedScale {
  const fastest = speedIn(unit, fastestWpm);
  const leastStep = Math.max(fastest / MAX_STEPS, 1);
  const power = 10 ** Math.floor(Math.log10(leastStep));
  // Grid lines only at whole speeds.
  const step = ROUND_STEPS.map((one) => one * power).find(
    (one) => one >= leastStep && Number.isInteger(one),
  ) as number;
  const steps = Math.max(1, Math.ceil(fastest / step));
  return {
    y: (speedWpm) => roundLength(PLOT.height * (1 - speedIn(unit, speedWpm) / (steps * step))),
    ticks: Array.from({ length: steps + 1 }, (_, index) => index * step),
  };
}

/** A length rounded to a tenth: more digits would only make paths longer. */
export function roundLength(length: number): number {
  return Math.round(length * 10) / 10;
}
