/** The periods in which the page was too busy to respond. Periods that touch or overlap count as one. */
export interface Stalls {
  readonly count: number;
  /** The longest one, in ms. */
  readonly longestMs: number;
  /** The latest one, in ms on the clock of event time stamps; null if there is none. */
  readonly latest: { readonly fromMs: number; readonly toMs: number } | null;
}

export const NO_STALLS: Stalls = { count: 0, longestMs: 0, latest: null };

/** Shorter delays are not felt and do not count as stalls. RAIL calls 100 ms the limit of "instant". */
const STALL_MS = 100;

/** Whether a delay is long enough to count. */
export function isStall(fromMs: number, toMs: number): boolean {
  return toMs - fromMs >= STALL_MS;
}

/** The stalls with one more delay, unchanged if it is too short for a stall. Call it in the order in which delays end. */
export function withDelay(stalls: Stalls, fromMs: number, toMs: number): Stalls {
  if (!isStall(fromMs, toMs)) return stalls;
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
