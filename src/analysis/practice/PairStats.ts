import type { RoundPairs } from './roundPairs';

/** Must be increased whenever what is counted changes: records of another version are counted anew. */
export const STATS_VERSION = 4;

/** What has been practised: its gaps in ms, oldest first. */
export interface PractisedItem {
  /** When its first practice round ended, in ms since 1970, UTC. */
  readonly startedAt: number;
  /** In the last usual rounds before that. */
  readonly before: Float32Array;
  /** In practice of it. */
  readonly now: Float32Array;
  /** How many rounds of practice these are. */
  readonly rounds: number;
  /** In the first two of them. */
  readonly first: Float32Array;
  /** In each of the last two, which may be the first ones. */
  readonly last: readonly Float32Array[];
  /** In usual rounds after its practice began. */
  readonly since: Float32Array;
}

/** What all rounds together show about pairs, without those that are left out (`CountedRound`). */
export interface PairStats {
  readonly version: number;
  /** When the last counted round was played; 0 before any. */
  readonly lastPlayedAt: number;
  /** All gaps that were counted. */
  readonly gapCount: number;
  /** The usual rounds that were counted: those that are no practice. */
  readonly usualRounds: number;
  /** By pair: its last gaps in ms, with the misses (NaN) since the first of these, in order of typing. */
  readonly pairs: ReadonlyMap<string, Float32Array>;
  /** The last usual rounds, oldest first. */
  readonly recent: readonly RoundPairs[];
  /** By item: a pair or a key (core/practice/wantedPairs). */
  readonly practised: ReadonlyMap<string, PractisedItem>;
}

/** Nothing counted. */
export const NO_STATS: PairStats = {
  version: STATS_VERSION,
  lastPlayedAt: 0,
  gapCount: 0,
  usualRounds: 0,
  pairs: new Map(),
  recent: [],
  practised: new Map(),
};

/** Whether a value from the database is what this version counts. */
export function isPairStats(value: unknown): value is PairStats {
  if (typeof value !== 'object' || value === null) return false;
  const { version, lastPlayedAt, gapCount, usualRounds, pairs, recent, practised } = value as PairStats;
  return (
    version === STATS_VERSION &&
    [lastPlayedAt, gapCount, usualRounds].every((figure) => Number.isFinite(figure) && figure >= 0) &&
    pairs instanceof Map &&
    Array.from(pairs).every(
      ([pair, gaps]) => typeof pair === 'string' && pair.length === 2 && areGaps(gaps),
    ) &&
    Array.isArray(recent) &&
    recent.every(isRoundPairs) &&
    practised instanceof Map &&
    Array.from(practised).every(([item, one]) => typeof item === 'string' && isPractised(one))
  );
}

/** Whether a record is of a newer version. It is then left alone, and nothing is counted. */
export function isNewer(stats: unknown): boolean {
  const { version = 0 } = (stats ?? {}) as Partial<PairStats>;
  return version > STATS_VERSION;
}

/** Whether two records are of the same rounds. A new object for them would make all that shows them compute anew. */
export function isOfSameRounds(one: PairStats, other: PairStats | null): boolean {
  return (
    one.lastPlayedAt === other?.lastPlayedAt &&
    one.gapCount === other.gapCount &&
    one.usualRounds === other.usualRounds
  );
}

function isRoundPairs(value: RoundPairs | null): boolean {
  return (
    typeof value?.pairs === 'string' &&
    areGaps(value.gapsMs) &&
    value.pairs.length === 2 * value.gapsMs.length &&
    [value.durationMs, value.rightCharacters, value.mistakesMs].every(Number.isFinite)
  );
}

function isPractised(value: PractisedItem | null): boolean {
  return (
    Number.isFinite(value?.startedAt) &&
    Number.isFinite(value?.rounds) &&
    [value?.before, value?.now, value?.since, value?.first].every(areGaps) &&
    Array.isArray(value?.last) &&
    value.last.every(areGaps)
  );
}

function areGaps(value: unknown): boolean {
  if (!(value instanceof Float32Array)) return false;
  // A plain loop for speed: the record is checked whenever a round is saved. NaN is a miss.
  for (const gapMs of value) if (gapMs < 0 || gapMs === Number.POSITIVE_INFINITY) return false;
  return true;
}
