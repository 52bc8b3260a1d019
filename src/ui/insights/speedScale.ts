import { nice, ticks } from 'd3-array';

/** The size of a plot of speeds in SVG units, whatever size it is shown at. */
export const PLOT = { width: 1000, height: 200 };

/** About this many grid lines. */
const GRID_LINES = 4;

/** The vertical axis of a plot of speeds. */
export interface SpeedScale {
  /** The place of a speed in wpm, in the units of `PLOT` from its top. */
  readonly y: (speedWpm: number) => number;
  /** The speeds that have grid lines, in wpm, ascending; the last one is the top of the plot. */
  readonly ticksWpm: readonly number[];
}

/** An axis from 0 to a round number that is at least this speed, in wpm. */
export function speedScale(fastestWpm: number): SpeedScale {
  const [, topWpm] = nice(0, Math.max(fastestWpm, 1), GRID_LINES);
  return {
    y: (speedWpm) => roundLength(PLOT.height * (1 - speedWpm / topWpm)),
    ticksWpm: ticks(0, topWpm, GRID_LINES),
  };
}

/** A length rounded to a tenth: more digits would only make paths longer. */
export function roundLength(length: number): number {
  return Math.round(length * 10) / 10;
}
