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
  /** The speeds that have grid lines, in wpm, ascending; the last one is the top of the plot. */
  readonly ticksWpm: readonly number[];
}

/** An axis from 0 to a round number that is at least this speed, in wpm. */
export function speedScale(fastestWpm: number): SpeedScale {
  const leastStep = Math.max(fastestWpm / MAX_STEPS, 1);
  const power = 10 ** Math.floor(Math.log10(leastStep));
  // Grid lines only at whole speeds.
  const stepWpm = ROUND_STEPS.map((step) => step * power).find(
    (step) => step >= leastStep && Number.isInteger(step),
  ) as number;
  const steps = Math.max(1, Math.ceil(fastestWpm / stepWpm));
  return {
    y: (speedWpm) => roundLength(PLOT.height * (1 - speedWpm / (steps * stepWpm))),
    ticksWpm: Array.from({ length: steps + 1 }, (_, index) => index * stepWpm),
  };
}

/** A length rounded to a tenth: more digits would only make paths longer. */
export function roundLength(length: number): number {
  return Math.round(length * 10) / 10;
}
