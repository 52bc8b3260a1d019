import { isForgotten, lastedMs, type RoundSummary } from '../../core/history/summary';
import { median } from '../insights/gaps';

/** The speed of one round in a list of many. */
export interface PlayedSpeed {
  /** In ms since 1970, UTC. */
  readonly playedAt: number;
  readonly speedWpm: number;
  /** 0..100. */
  readonly accuracyPercent: number;
  /** How lucky the player was with the round's words (analysis/practice/usualSpeedOnRound); left out if not known. */
  readonly luckWpm?: number | undefined;
}

/** The window of the running median: about what a player types in a day or two. */
export const TREND_ROUNDS = 20;

/** From fewer rounds with known luck, nothing is computed. */
export const MIN_LUCK_ROUNDS = 10;

/** Fewer rounds have no meaningful quartiles. */
export const MIN_TREND_ROUNDS = 3;

/** One point of the trend: how fast the player was around one round. */
export interface TrendPoint {
  /** The index of the round, 0 for the oldest. */
  readonly index: number;
  /** Median and quartiles of the speeds of this round and those before it, `TREND_ROUNDS` in all at most. */
  readonly medianWpm: number;
  readonly lowWpm: number;
  readonly highWpm: number;
  readonly medianAccuracyPercent: number;
  /** Whether none of these rounds has an error. */
  readonly isFlawless: boolean;
  /** The median of their speeds less the luck with words; null if it is known of fewer than ten of them. */
  readonly withoutLuckWpm: number | null;
}

/**
 * The running median and quartiles at no more than `points` rounds. These are evenly spaced and include the last round.
 *
 * @param played oldest first
 */
export function trendOf(played: readonly PlayedSpeed[], points: number): TrendPoint[] {
  const count = Math.min(played.length, points);
  return Array.from({ length: count }, (_, point) => {
    const last = played.length - 1;
    const index = count === 1 ? last : Math.round((point * last) / (count - 1));
    const around = played.slice(Math.max(0, index + 1 - TREND_ROUNDS), index + 1);
    const speeds = around.map(({ speedWpm }) => speedWpm).sort((a, b) => a - b);
    const accuracies = around.map(({ accuracyPercent }) => accuracyPercent).sort((a, b) => a - b);
    const withoutLuck = around
      .flatMap(({ speedWpm, luckWpm }) => (luckWpm === undefined ? [] : [speedWpm - luckWpm]))
      .sort((a, b) => a - b);
    return {
      index,
      medianWpm: quantile(speeds, 0.5),
      lowWpm: quantile(speeds, 0.25),
      highWpm: quantile(speeds, 0.75),
      medianAccuracyPercent: quantile(accuracies, 0.5),
      isFlawless: accuracies[0] === 100,
      withoutLuckWpm: withoutLuck.length < MIN_LUCK_ROUNDS ? null : quantile(withoutLuck, 0.5),
    };
  });
}

/** The fastest round between two times in ms since 1970, both included; the first of equals, null if there is none. */
export function fastestBetween<Played extends PlayedSpeed>(
  played: readonly Played[],
  fromMs: number,
  toMs: number,
): Played | null {
  let fastest: Played | null = null;
  for (const one of played) {
    const isInRange = one.playedAt >= fromMs && one.playedAt <= toMs;
    if (isInRange && one.speedWpm > (fastest?.speedWpm ?? -1)) fastest = one;
  }
  return fastest;
}

/** The fastest of all rounds; the first of equals, null if there is none. */
export function fastest<Played extends PlayedSpeed>(played: readonly Played[]): Played | null {
  return fastestBetween(played, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}

/** The median speed of the rounds between two times in ms since 1970, both included; null if there are none. */
export function medianBetween(played: readonly PlayedSpeed[], fromMs: number, toMs: number): number | null {
  const speeds = played
    .filter(({ playedAt }) => playedAt >= fromMs && playedAt <= toMs)
    .map(({ speedWpm }) => speedWpm)
    .sort((one, other) => one - other);
  return speeds.length === 0 ? null : quantile(speeds, 0.5);
}

/**
 * The usual speed: the median of the last `TREND_ROUNDS` rounds; null if there are none.
 *
 * @param played newest first
 */
export function usualWpm(played: readonly PlayedSpeed[]): number | null {
  const speeds = played.slice(0, TREND_ROUNDS).map(({ speedWpm }) => speedWpm);
  return speeds.length === 0 ? null : median(speeds);
}

/** How long was typed in all these rounds, in ms, without the hour of rounds that were forgotten. */
export function typedMs(rounds: readonly RoundSummary[]): number {
  return rounds.reduce((sum, round) => sum + (isForgotten(round) ? 0 : lastedMs(round)), 0);
}

/**
 * The quantile of sorted figures at `share`, 0 to 1, with linear interpolation: type 7 of Rob Hyndman and Yanan Fan,
 * "Sample quantiles in statistical packages" (1996). 0 if there are no figures.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
