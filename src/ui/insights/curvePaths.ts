import { max, sort } from 'd3-array';
import { curveMonotoneX, line } from 'd3-shape';
import type { Curve, SecondOfRound } from '../../analysis/insights/curve';
import type { SpeedRange } from '../../analysis/insights/likelyRange';
import { type SpeedUnit, WPM } from '../../core/words/speedUnit';
import { PLOT, roundLength, type SpeedScale, speedScale } from './speedScale';

/** The height of the mark of an error. */
const MARK_HEIGHT = 14;

/** The share of net speeds that the scale has room for. Those above are drawn at its upper edge. */
const NET_SHARE = 0.98;

/** Possible distances between two figures on the time axis. */
const STEPS_SECONDS = [2, 5, 10, 20, 30, 60, 150, 300, 600, 900];
/** More figures than this are hard to read. */
const MAX_FIGURES = 5;

/** SVG paths of a round's speed, in the coordinates of `PLOT`. */
export interface CurvePaths extends Pick<SpeedScale, 'ticks'> {
  /** The smooth speed of each second, placed at the middle of the second. */
  readonly speed: string;
  /** The likely range of the round's speed, over its whole width; empty if it has none. */
  readonly likelyRange: string;
  /** The net speed so far, placed at the end of each second. */
  readonly netSpeed: string;
  /** The same for the round that it was raced against; empty if it was not raced. */
  readonly ghostNetSpeed: string;
  /** A mark for each error that stands, at the time when it happened. */
  readonly errors: string;
  /** The same for those that were corrected. */
  readonly correctedErrors: string;
}

/**
 * A round's speed as paths.
 *
 * @param ghost the curve of the round that it was raced against: of the same duration, or of the same words
 * @param unit that of its axis
 */
export function curvePaths(
  { seconds, smoothWpm, errors, durationMs }: Curve,
  likelyRange: SpeedRange | null,
  ghost: Curve | null = null,
  unit: SpeedUnit = WPM,
): CurvePaths {
  // A ghost that needed longer is not drawn beyond the end.
  const ghostSeconds = ghost?.seconds.filter(({ endMs }) => endMs <= durationMs) ?? [];
  const netWpm = sort([...seconds, ...ghostSeconds].map(({ netSpeedWpm }) => netSpeedWpm));
  // A net speed so far begins with that of a single second, which may be far above all others and would flatten them.
  const mostNetWpm = netWpm[Math.floor(NET_SHARE * (netWpm.length - 1))];
  const mostWpm = Math.max(max(smoothWpm) ?? 0, mostNetWpm ?? 0, likelyRange?.toWpm ?? 0);
  const { y: yOf, ticks } = speedScale(mostWpm, unit);
  const y = (wpm: number): number => Math.max(0, yOf(wpm));
  const x = (ms: number): number => roundLength((ms / durationMs) * PLOT.width);
  const middle = ({ second, endMs }: SecondOfRound): number => x(((second - 1) * 1000 + endMs) / 2);
  const end = ({ endMs }: SecondOfRound): number => x(endMs);
  const height = ({ second }: SecondOfRound): number => y(smoothWpm[second - 1] ?? 0);
  const netHeight = ({ netSpeedWpm }: SecondOfRound): number => y(netSpeedWpm);
  const netLine = line(end, netHeight).curve(curveMonotoneX);
  const marks = (ofCorrected: boolean): string =>
    errors
      .filter(({ wasCorrected }) => wasCorrected === ofCorrected)
      // Those that were corrected are half as high: they differ in more than their colour.
      .map(({ atMs }) => `M${x(atMs)},${PLOT.height}v${ofCorrected ? -MARK_HEIGHT / 2 : -MARK_HEIGHT}`)
      .join('');
  return {
    speed: line(middle, height).curve(curveMonotoneX)(seconds) ?? '',
    likelyRange: likelyRange ? `M0,${y(likelyRange.fromWpm)}H${PLOT.width}V${y(likelyRange.toWpm)}H0Z` : '',
    netSpeed: netLine(seconds) ?? '',
    ghostNetSpeed: netLine(ghostSeconds) ?? '',
    errors: marks(false),
    correctedErrors: marks(true),
    ticks,
  };
}

/** The seconds to be labelled on the time axis, from 0 on. */
export function axisSeconds(durationMs: number): number[] {
  const whole = Math.floor(durationMs / 1000);
  const step = STEPS_SECONDS.find((seconds) => whole / seconds < MAX_FIGURES) ?? 900;
  return Array.from({ length: Math.floor(whole / step) + 1 }, (_, index) => index * step);
}
