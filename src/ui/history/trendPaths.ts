import { max, min } from 'd3-array';
import { area, line } from 'd3-shape';
import { type PlayedSpeed, type TrendPoint, trendOf } from '../../analysis/history/trend';
import { type SpeedUnit, WPM } from '../../core/words/speedUnit';
import { PLOT, roundLength, type SpeedScale, speedScale } from '../insights/speedScale';
import { type TrendDate, trendDates } from './trendDates';

/** The height of the plot of accuracy below that of speed. */
export const ACCURACY_HEIGHT = 60;

/** The most points of a line: nobody could see more. */
const MAX_PLACES = 300;
/** Points closer than this, in SVG units, are drawn once: those of thousands of rounds overlap anyway. */
const POINT_GRID = 3;

/** SVG path data of the trend, in the units of `PLOT`. */
export interface TrendPaths extends Pick<SpeedScale, 'ticks'> {
  readonly points: string;
  readonly median: string;
  readonly spread: string;
  /** The line of the median less the luck with words; `''` if that is not known. */
  readonly withoutLuck: string;
  readonly accuracy: string;
  /** The bottom of the plot of accuracy: a multiple of ten, 90 at most. */
  readonly floorPercent: number;
  readonly dates: readonly TrendDate[];
  /** The newest place of the trend. */
  readonly last: TrendPoint | undefined;
}

/**
 * The trend's paths: rounds go from left to right at equal distances.
 *
 * @param played oldest first
 * @param unit that of the axis of speeds
 */
export function trendPaths(played: readonly PlayedSpeed[], unit: SpeedUnit = WPM): TrendPaths {
  const places = trendOf(played, MAX_PLACES);
  const { y, ticks } = speedScale(max(played, ({ speedWpm }) => speedWpm) ?? 0, unit);
  const x = (index: number): number =>
    roundLength(played.length === 1 ? PLOT.width / 2 : (index / (played.length - 1)) * PLOT.width);
  const leastPercent = min(places, ({ medianAccuracyPercent }) => medianAccuracyPercent) ?? 100;
  const floorPercent = Math.min(90, 10 * Math.floor(leastPercent / 10));
  const ofPlace = ({ index }: TrendPoint): number => x(index);
  return {
    points: pointsOf(played, x, y),
    median: line(ofPlace, ({ medianWpm }: TrendPoint) => y(medianWpm))(places) ?? '',
    spread:
      area(
        ofPlace,
        ({ lowWpm }: TrendPoint) => y(lowWpm),
        ({ highWpm }: TrendPoint) => y(highWpm),
      )(places) ?? '',
    withoutLuck:
      line(ofPlace, ({ withoutLuckWpm }: TrendPoint) => y(withoutLuckWpm ?? 0)).defined(
        ({ withoutLuckWpm }) => withoutLuckWpm !== null,
      )(places) ?? '',
    accuracy:
      line(ofPlace, ({ medianAccuracyPercent }: TrendPoint) =>
        roundLength((ACCURACY_HEIGHT * (100 - medianAccuracyPercent)) / (100 - floorPercent)),
      )(places) ?? '',
    floorPercent,
    ticks,
    dates: trendDates(played),
    last: places.at(-1),
  };
}

/** Dots, one per cell of the grid: its first point. */
function pointsOf(
  played: readonly PlayedSpeed[],
  xOf: (index: number) => number,
  yOf: (speedWpm: number) => number,
): string {
  const drawn = new Map<number, string>();
  for (const [index, { speedWpm }] of played.entries()) {
    const [x, y] = [xOf(index), yOf(speedWpm)];
    const cell = Math.round(x / POINT_GRID) * 10_000 + Math.round(y / POINT_GRID);
    if (!drawn.has(cell)) drawn.set(cell, `M${x},${y}h0`);
  }
  return [...drawn.values()].join('');
}
