import { isPairOf } from '../../core/practice/wantedPairs';
import { pairAt, type RoundPairs } from './roundPairs';

/** Must be increased whenever what is counted changes: records of another version are counted anew. */
export const STATS_VERSION = 1;

/** The figures of a pair are of its last gaps. */
const GAPS_OF_PAIR = 100;
/** The player's own figures, and `before`, are of the last usual rounds. */
export const RECENT_ROUNDS = 20;
/** Before, in practice and since: of at most so many gaps each, the last ones. */
const GAPS_OF_ITEM = 300;

/** A round to count. */
export interface CountedRound {
  /** In ms since 1970, UTC. */
  readonly playedAt: number;
  readonly pairs: RoundPairs;
  /** What it was practice of; null for a usual round. */
  readonly practice: readonly string[] | null;
  readonly wasRaced: boolean;
}

/** What has been practised: its gaps in ms, oldest first. */
export interface PractisedItem {
  /** When its first practice round ended, in ms since 1970, UTC. */
  readonly startedAt: number;
  /** In the last usual rounds before that. */
  readonly before: Float32Array;
  /** In practice of it. */
  readonly now: Float32Array;
  /** In usual rounds after its practice began. */
  readonly since: Float32Array;
}

/** What all rounds together show about pairs. Raced rounds are not counted: their words were known. */
export interface PairStats {
  readonly version: number;
  /** Of the last round that was counted; 0 before any. */
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

/** A pair's last gaps, with the misses since the first of these. */
interface PairGaps {
  readonly gaps: number[];
  /** The gaps among them. */
  count: number;
}

interface ItemGaps {
  readonly item: string;
  readonly startedAt: number;
  readonly before: Float32Array;
  readonly now: number[];
  readonly since: number[];
}

/** Counts rounds, in the order in which they were played. */
export class PairCounter {
  readonly #from: PairStats;
  /** The pairs that have been counted here; those of `from` are copied only then, so that one more round is quick. */
  readonly #pairs = new Map<string, PairGaps>();
  readonly #practised: Map<string, ItemGaps>;
  /** By pair: the practised items that it belongs to, as far as it was asked for. */
  readonly #itemsOf = new Map<string, readonly ItemGaps[]>();
  readonly #recent: RoundPairs[];
  #lastPlayedAt: number;
  #gapCount: number;
  #usualRounds: number;

  /** @param from what has been counted before; it is not changed */
  constructor(from: PairStats = NO_STATS) {
    this.#from = from;
    this.#practised = new Map(
      Array.from(from.practised, ([item, { startedAt, before, now, since }]) => [
        item,
        { item, startedAt, before, now: [...now], since: [...since] },
      ]),
    );
    this.#recent = [...from.recent];
    this.#lastPlayedAt = from.lastPlayedAt;
    this.#gapCount = from.gapCount;
    this.#usualRounds = from.usualRounds;
  }

  add({ playedAt, pairs, practice, wasRaced }: CountedRound): void {
    this.#lastPlayedAt = Math.max(this.#lastPlayedAt, playedAt);
    if (wasRaced) return;
    if (practice) this.#beginPractice(practice, playedAt);
    pairs.gapsMs.forEach((gapMs, index) => {
      this.#countGap(pairAt(pairs, index), gapMs, practice);
    });
    if (practice) return;
    this.#usualRounds++;
    this.#recent.push(pairs);
    if (this.#recent.length > RECENT_ROUNDS) this.#recent.shift();
  }

  /** What has been counted so far. */
  stats(): PairStats {
    const pairs = new Map(this.#from.pairs);
    for (const [pair, { gaps }] of this.#pairs) pairs.set(pair, Float32Array.from(gaps));
    return {
      version: STATS_VERSION,
      lastPlayedAt: this.#lastPlayedAt,
      gapCount: this.#gapCount,
      usualRounds: this.#usualRounds,
      pairs,
      recent: [...this.#recent],
      practised: new Map(
        Array.from(this.#practised, ([item, { startedAt, before, now, since }]) => [
          item,
          { startedAt, before, now: Float32Array.from(now), since: Float32Array.from(since) },
        ]),
      ),
    };
  }

  #beginPractice(practice: readonly string[], startedAt: number): void {
    for (const item of practice) {
      if (this.#practised.has(item)) continue;
      const gaps = this.#recent.flatMap((round) => gapsOf(round, item));
      const before = Float32Array.from(gaps.slice(-GAPS_OF_ITEM));
      this.#practised.set(item, { item, startedAt, before, now: [], since: [] });
      this.#itemsOf.clear();
    }
  }

  #countGap(pair: string, gapMs: number, practice: readonly string[] | null): void {
    const ofPair = this.#gapsOfPair(pair);
    ofPair.gaps.push(gapMs);
    if (Number.isNaN(gapMs)) return;
    this.#gapCount++;
    if (++ofPair.count > GAPS_OF_PAIR) {
      dropOldestGap(ofPair.gaps);
      ofPair.count--;
    }
    for (const { item, now, since } of this.#itemsOfPair(pair)) {
      if (!practice) keepLast(since, gapMs);
      else if (practice.includes(item)) keepLast(now, gapMs);
    }
  }

  #gapsOfPair(pair: string): PairGaps {
    const known = this.#pairs.get(pair);
    if (known) return known;
    const gaps = [...(this.#from.pairs.get(pair) ?? [])];
    const ofPair = { gaps, count: gaps.filter((gapMs) => !Number.isNaN(gapMs)).length };
    this.#pairs.set(pair, ofPair);
    return ofPair;
  }

  #itemsOfPair(pair: string): readonly ItemGaps[] {
    const known = this.#itemsOf.get(pair);
    if (known) return known;
    const items = [...this.#practised.values()].filter(({ item }) => isPairOf(item, pair));
    this.#itemsOf.set(pair, items);
    return items;
  }
}

/** The gaps of an item in a round, in ms. */
export function gapsOf(round: RoundPairs, item: string): number[] {
  return [...round.gapsMs].filter((gapMs, index) => gapMs >= 0 && isPairOf(item, pairAt(round, index)));
}

/** Drops the oldest gap, and all misses up to the next one. */
function dropOldestGap(gaps: number[]): void {
  const isGap = (gapMs: number): boolean => !Number.isNaN(gapMs);
  const oldest = gaps.findIndex(isGap);
  const next = gaps.findIndex((gapMs, index) => index > oldest && isGap(gapMs));
  gaps.splice(0, next < 0 ? gaps.length : next);
}

function keepLast(gaps: number[], gapMs: number): void {
  gaps.push(gapMs);
  if (gaps.length > GAPS_OF_ITEM) gaps.shift();
}

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
    areGaps(value?.before) &&
    areGaps(value?.now) &&
    areGaps(value?.since)
  );
}

function areGaps(value: unknown): boolean {
  if (!(value instanceof Float32Array)) return false;
  // A loop, since a record is checked whenever a round is saved. NaN is a miss.
  for (const gapMs of value) if (gapMs < 0 || gapMs === Number.POSITIVE_INFINITY) return false;
  return true;
}
