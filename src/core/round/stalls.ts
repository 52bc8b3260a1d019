/** The times in which the page did not get round to the player. Stretches that touch or overlap are one. */
export interface Stalls {
  readonly count: number;
  /** The longest of them, in ms. */
  readonly longestMs: number;
  /** The latest of them, on the clock of the events' stamps, in ms; null while there is none. */
  readonly latest: { readonly fromMs: number; readonly toMs: number } | null;
}

export const NO_STALLS: Stalls = { count: 0, longestMs: 0, latest: null };

/** A delay that a player can feel; shorter ones are no stall. RAIL calls 100 ms the limit of "instant". */
export const STALL_MS = 100;

/** The stalls with one more delay, told in the order in which delays ended; a delay too short changes nothing. */
export function withDelay(stalls: Stalls, fromMs: number, toMs: number): Stalls {
  if (!(toMs - fromMs >= STALL_MS)) return stalls;
  const { latest } = stalls;
  const isSame = latest !== null && fromMs <= latest.toMs;
  const merged = isSame
    ? { fromMs: Math.min(latest.fromMs, fromMs), toMs: Math.max(latest.toMs, toMs) }
    : { fromMs, toMs };
  return {
    count: isSame ? stalls.count : stalls.count + 1,
    longestMs: Math.max(stalls.longestMs, merged.toMs - merged.fromMs),
    latest: merged,
  };
}
