import { max, nice, ticks } from 'd3-array';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { Curve, SecondOfRound } from '../../analysis/insights/curve';

/** The plot's own measure: wide and high, whatever the size at which it is shown. */
export const PLOT = { width: 1000, height: 200 };

/** How high the mark of an error stands. */
const MARK_HEIGHT = 14;
/** About so many lines to read a speed by. */
const LINES = 4;

/** Seconds that may be between two figures on the time's axis. */
const STEPS_SECONDS = [10, 20, 30, 60, 120, 300, 600];
/** More figures than that would run into one another. */
const MOST_FIGURES = 7;

/** What is drawn of a round's speed, in the plot's measure. */
export interface CurvePaths {
  /** The speed of each second, at its middle. */
  readonly speed: string;
  readonly speedPoints: string;
  readonly underSpeed: string;
  /** The net speed so far, at each second's end. */
  readonly netSpeed: string;
  /** The same of the round that it was raced against; empty where it was not. */
  readonly ghostNetSpeed: string;
  /** A mark for each error, when it happened. */
  readonly errors: string;
  /** The speeds at which lines are drawn, the last one the plot's top. */
  readonly ticksWpm: readonly number[];
}

/** A round's speed as paths, and that of a round of the same duration that it was raced against. */
export function curvePaths(
  { seconds, errors }: Curve,
  durationMs: number,
  ghost: Curve | null = null,
): CurvePaths {
  const ownWpm = max(seconds, ({ speedWpm, netSpeedWpm }) => Math.max(speedWpm, netSpeedWpm)) ?? 0;
  const fastestWpm = Math.max(ownWpm, max(ghost?.seconds ?? [], ({ netSpeedWpm }) => netSpeedWpm) ?? 0);
  const [, topWpm] = nice(0, Math.max(fastestWpm, 1), LINES);
  const x = (ms: number): number => round((ms / durationMs) * PLOT.width);
  const y = (speedWpm: number): number => round(PLOT.height * (1 - speedWpm / topWpm));
  const middle = ({ second }: SecondOfRound): number =>
    x(((second - 1) * 1000 + Math.min(second * 1000, durationMs)) / 2);
  const end = ({ second }: SecondOfRound): number => x(Math.min(second * 1000, durationMs));
  const height = ({ speedWpm }: SecondOfRound): number => y(speedWpm);

  const netLine = line(end, ({ netSpeedWpm }: SecondOfRound) => y(netSpeedWpm)).curve(curveMonotoneX);

  return {
    speed: line(middle, height).curve(curveMonotoneX)(seconds) ?? '',
    speedPoints: seconds.map((told) => `M${middle(told)},${height(told)}h0`).join(''),
    underSpeed: area(middle, PLOT.height, height).curve(curveMonotoneX)(seconds) ?? '',
    netSpeed: netLine(seconds) ?? '',
    ghostNetSpeed: (ghost && netLine(ghost.seconds)) ?? '',
    errors: errors.map(({ atMs }) => `M${x(atMs)},${PLOT.height}v${-MARK_HEIGHT}`).join(''),
    ticksWpm: ticks(0, topWpm, LINES),
  };
}

/** The seconds, from 0 on, that stand on the axis of a round's time. */
export function axisSeconds(durationMs: number): number[] {
  const whole = Math.floor(durationMs / 1000);
  const step = STEPS_SECONDS.find((seconds) => whole / seconds < MOST_FIGURES) ?? 600;
  return Array.from({ length: Math.floor(whole / step) + 1 }, (_, index) => index * step);
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
