import { max, nice, ticks } from 'd3-array';
import { area, line } from 'd3-shape';
import { type PlayedSpeed, type TrendPlace, trendOf } from '../../analysis/history/trend';

/** The plot's own measure, whatever the size at which it is shown. */
export const PLOT = { width: 1000, height: 200, accuracyHeight: 60 };

/** More places than that are not told apart. */
const PLACES = 300;
const LINES = 4;
/** Points of thousands of rounds lie over one another: one in so many units each way is enough to see. */
const GRAIN = 3;

/** What is drawn of many rounds, in the plot's measure. */
export interface TrendPaths {
  readonly points: string;
  readonly median: string;
  readonly spread: string;
  readonly accuracy: string;
  /** The speeds at which lines are drawn, the last one the plot's top. */
  readonly ticksWpm: readonly number[];
  /** How it stands now. */
  readonly last: TrendPlace | undefined;
}

/**
 * Rounds as paths, one after the other from left to right.
 *
 * @param played oldest first
 */
export function trendPaths(played: readonly PlayedSpeed[]): TrendPaths {
  const places = trendOf(played, PLACES);
  const [, topWpm] = nice(0, Math.max(max(played, ({ speedWpm }) => speedWpm) ?? 0, 1), LINES);
  const x = (index: number): number =>
    round(played.length === 1 ? PLOT.width / 2 : (index / (played.length - 1)) * PLOT.width);
  const y = (speedWpm: number): number => round(PLOT.height * (1 - speedWpm / topWpm));
  const ofPlace = ({ index }: TrendPlace): number => x(index);
  return {
    points: pointsOf(played.map(({ speedWpm }, index) => [x(index), y(speedWpm)])),
    median: line(ofPlace, ({ medianWpm }: TrendPlace) => y(medianWpm))(places) ?? '',
    spread:
      area(
        ofPlace,
        ({ lowWpm }: TrendPlace) => y(lowWpm),
        ({ highWpm }: TrendPlace) => y(highWpm),
      )(places) ?? '',
    accuracy:
      line(ofPlace, ({ medianAccuracyPercent }: TrendPlace) =>
        round(PLOT.accuracyHeight * (1 - medianAccuracyPercent / 100)),
      )(places) ?? '',
    ticksWpm: ticks(0, topWpm, LINES),
    last: places.at(-1),
  };
}

function pointsOf(points: readonly (readonly [number, number])[]): string {
  const drawn = new Map(
    points.map(([x, y]) => [Math.round(x / GRAIN) * 10_000 + Math.round(y / GRAIN), `M${x},${y}h0`]),
  );
  return [...drawn.values()].join('');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
