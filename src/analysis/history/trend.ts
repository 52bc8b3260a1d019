/** What is known of a round in a list of many. */
export interface PlayedSpeed {
  /** In ms since 1970, UTC. */
  readonly playedAt: number;
  readonly speedWpm: number;
  /** 0..100. */
  readonly accuracyPercent: number;
}

/** So many rounds, the latest, say how fast a player is at a moment: a day's or two's. */
export const TREND_ROUNDS = 20;

/** Fewer have no quartiles to speak of. */
export const LEAST_TREND_ROUNDS = 3;

/** How fast a player was around one round. */
export interface TrendPlace {
  /** Of the round, 0 for the oldest. */
  readonly index: number;
  /** Median and quartiles of its speed and those of the rounds before it, `TREND_ROUNDS` at most in all. */
  readonly medianWpm: number;
  readonly lowWpm: number;
  readonly highWpm: number;
  readonly medianAccuracyPercent: number;
}

/**
 * The running median and its spread, at most at `places` rounds, evenly spread, the last always among them.
 *
 * @param played oldest first
 */
export function trendOf(played: readonly PlayedSpeed[], places: number): TrendPlace[] {
  const count = Math.min(played.length, places);
  return Array.from({ length: count }, (_, place) => {
    const last = played.length - 1;
    const index = count === 1 ? last : Math.round((place * last) / (count - 1));
    const around = played.slice(Math.max(0, index + 1 - TREND_ROUNDS), index + 1);
    const speeds = around.map(({ speedWpm }) => speedWpm).sort((one, other) => one - other);
    const accuracies = around.map(({ accuracyPercent }) => accuracyPercent).sort((one, other) => one - other);
    return {
      index,
      medianWpm: quantile(speeds, 0.5),
      lowWpm: quantile(speeds, 0.25),
      highWpm: quantile(speeds, 0.75),
      medianAccuracyPercent: quantile(accuracies, 0.5),
    };
  });
}

/** The fastest of the rounds played from one moment to another, both in ms since 1970, the first of several; null when there is none. */
export function fastestBetween<Played extends PlayedSpeed>(
  played: readonly Played[],
  fromMs: number,
  toMs: number,
): Played | null {
  let fastest: Played | null = null;
  for (const one of played) {
    const isMeant = one.playedAt >= fromMs && one.playedAt <= toMs;
    if (isMeant && one.speedWpm > (fastest?.speedWpm ?? -1)) fastest = one;
  }
  return fastest;
}

/** The fastest of all, the first of several; null when there is none. */
export function fastest<Played extends PlayedSpeed>(played: readonly Played[]): Played | null {
  return fastestBetween(played, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}

/**
 * The quantile of sorted figures, `0 ≤ share ≤ 1`, between two of them where it falls there: type 7 of Rob Hyndman and
 * Yanan Fan, "Sample quantiles in statistical packages" (1996).
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
