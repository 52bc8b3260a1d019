import { max, nice, ticks } from 'd3-array';
import { area, line } from 'd3-shape';
import { type PlayedSpeed, type TrendPoint, trendOf } from '../../analysis/history/trend';

/** The size of the plot in SVG units, whatever size it is shown at. */
export const PLOT = { width: 1000, height: 200, accuracyHeight: 60 };

/** The lines have at most this many points: nobody could see more. */
const MAX_PLACES = 300;
const GRID_LINES = 4;
/** Points closer than this, in SVG units, are drawn once: those of thousands of rounds overlap anyway. */
const POINT_GRID = 3;

/** SVG path data of the trend, in the units of `PLOT`. */
export interface TrendPaths {
  readonly points: string;
  readonly median: string;
  readonly spread: string;
  readonly accuracy: string;
  /** The speeds that have grid lines, in wpm, ascending; the last one is the top of the plot. */
  readonly ticksWpm: readonly number[];
  /** The newest place of the trend. */
  readonly last: TrendPoint | undefined;
}

/**
 * The trend's paths: rounds go from left to right at equal distances.
 *
 * @param played oldest first
 */
export function trendPaths(played: readonly PlayedSpeed[]): TrendPaths {
  const places = trendOf(played, MAX_PLACES);
  const [, topWpm] = nice(0, Math.max(max(played, ({ speedWpm }) => speedWpm) ?? 0, 1), GRID_LINES);
  const x = (index: number): number =>
    round(played.length === 1 ? PLOT.width / 2 : (index / (played.length - 1)) * PLOT.width);
  const y = (speedWpm: number): number => round(PLOT.height * (1 - speedWpm / topWpm));
  const ofPlace = ({ index }: TrendPoint): number => x(index);
  return {
    points: pointsOf(played.map(({ speedWpm }, index) => [x(index), y(speedWpm)])),
    median: line(ofPlace, ({ medianWpm }: TrendPoint) => y(medianWpm))(places) ?? '',
    spread:
      area(
        ofPlace,
        ({ lowWpm }: TrendPoint) => y(lowWpm),
        ({ highWpm }: TrendPoint) => y(highWpm),
      )(places) ?? '',
    accuracy:
      line(ofPlace, ({ medianAccuracyPercent }: TrendPoint) =>
        round(PLOT.accuracyHeight * (1 - medianAccuracyPercent / 100)),
      )(places) ?? '',
    ticksWpm: ticks(0, topWpm, GRID_LINES),
    last: places.at(-1),
  };
}

function pointsOf(points: readonly (readonly [number, number])[]): string {
  const drawn = new Map(
    points.map(([x, y]) => [
      Math.round(x / POINT_GRID) * 10_000 + Math.round(y / POINT_GRID),
      `M${x},${y}h0`,
    ]),
  );
  return [...drawn.values()].join('');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
