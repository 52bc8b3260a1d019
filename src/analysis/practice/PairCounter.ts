import { isPairOf } from '../../core/practice/wantedPairs';
import { NO_STATS, type PairStats, STATS_VERSION } from './PairStats';
import { pairAt, type RoundPairs } from './roundPairs';

/** A pair's figures are computed from this many of its last gaps. */
const GAPS_OF_PAIR = 100;
/** The most gaps and misses kept of a pair, the last ones. A pair that is never typed right has only misses. */
const TIMES_OF_PAIR = 2 * GAPS_OF_PAIR;
/** The player's own figures, and `before`, are computed from this many usual rounds, the last ones. */
const RECENT_ROUNDS = 20;
/** The most gaps kept of an item before practice, in it and since, each. */
const GAPS_OF_ITEM = 300;
/** The first and the last rounds of practice are so many each. */
export const ROUNDS_AT_ENDS = 2;

/** A round to count. */
export interface CountedRound {
  /** In ms since 1970, UTC. */
  readonly playedAt: number;
  readonly pairs: RoundPairs;
  /** What it was practice of; null for a usual round. */
  readonly practice: readonly string[] | null;
  /** Left out if not. */
  readonly isLesson?: boolean;
  /** Whether nothing of it counts: it was raced, played by ear, left early or forgotten, or is dated in the future. */
  readonly isLeftOut: boolean;
}

/** A pair's last gaps, with the misses since the first of these. */
interface PairGaps {
  readonly gaps: number[];
  /** How many of them are gaps, not misses. */
  count: number;
}

interface ItemGaps {
  readonly item: string;
  readonly startedAt: number;
  readonly before: Float32Array;
  readonly now: number[];
  rounds: number;
  readonly first: number[];
  last: readonly number[][];
  readonly since: number[];
}

/** Counts rounds, in the order in which they were played. */
export class PairCounter {
  readonly #from: PairStats;
  /** The pairs that were counted here. A pair of `from` is copied when first counted, so that one round is quick. */
  readonly #pairs = new Map<string, PairGaps>();
  readonly #practised: Map<string, ItemGaps>;
  /** Cache, by pair: the practised items that it belongs to. */
  readonly #itemsOf = new Map<string, readonly ItemGaps[]>();
  readonly #recent: RoundPairs[];
  #lastPlayedAt: number;
  #gapCount: number;
  #usualRounds: number;

  /** @param from what has been counted before; it is not changed */
  constructor(from: PairStats = NO_STATS) {
    this.#from = from;
    this.#practised = new Map(
      Array.from(from.practised, ([item, known]) => [
        item,
        {
          item,
          ...known,
          now: [...known.now],
          first: [...known.first],
          last: known.last.map((gaps) => [...gaps]),
          since: [...known.since],
        },
      ]),
    );
    this.#recent = [...from.recent];
    this.#lastPlayedAt = from.lastPlayedAt;
    this.#gapCount = from.gapCount;
    this.#usualRounds = from.usualRounds;
  }

  add({ playedAt, pairs, practice, isLesson = false, isLeftOut }: CountedRound): void {
    if (isLeftOut) return;
    this.#lastPlayedAt = Math.max(this.#lastPlayedAt, playedAt);
    if (practice) this.#notePractice(practice, playedAt);
    pairs.gapsMs.forEach((gapMs, index) => {
      this.#countGap(pairAt(pairs, index), gapMs, practice);
    });
    // Whoever has played lessons only is measured by these, until the first usual round.
    if (practice && !(isLesson && this.#usualRounds === 0)) return;
    if (!isLesson && this.#usualRounds++ === 0) this.#recent.length = 0;
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
        Array.from(this.#practised, ([item, { startedAt, before, now, rounds, first, last, since }]) => [
          item,
          {
            startedAt,
            before,
            now: Float32Array.from(now),
            rounds,
            first: Float32Array.from(first),
            last: last.map((gaps) => Float32Array.from(gaps)),
            since: Float32Array.from(since),
          },
        ]),
      ),
    };
  }

  #notePractice(practice: readonly string[], startedAt: number): void {
    for (const item of practice) {
      const known = this.#practised.get(item) ?? this.#firstPractised(item, startedAt);
      known.rounds++;
      known.last = [...known.last, []].slice(-ROUNDS_AT_ENDS);
    }
  }

  #firstPractised(item: string, startedAt: number): ItemGaps {
    const gaps = this.#recent.flatMap((round) => gapsOf(round, item));
    const before = Float32Array.from(gaps.slice(-GAPS_OF_ITEM));
    const practised: ItemGaps = {
      item,
      startedAt,
      before,
      now: [],
      rounds: 0,
      first: [],
      last: [],
      since: [],
    };
    this.#practised.set(item, practised);
    this.#itemsOf.clear();
    return practised;
  }

  #countGap(pair: string, gapMs: number, practice: readonly string[] | null): void {
    const ofPair = this.#gapsOfPair(pair);
    keepTime(ofPair, gapMs);
    if (Number.isNaN(gapMs)) return;
    this.#gapCount++;
    for (const item of this.#itemsOfPair(pair)) {
      if (!practice) keepLast(item.since, gapMs);
      else if (practice.includes(item.item)) countPractised(item, gapMs);
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

/** @param timeMs a gap, or NaN for a miss */
function keepTime(ofPair: PairGaps, timeMs: number): void {
  const { gaps } = ofPair;
  const dropOldest = (): void => {
    if (!Number.isNaN(gaps.shift())) ofPair.count--;
  };
  gaps.push(timeMs);
  if (!Number.isNaN(timeMs)) ofPair.count++;
  if (gaps.length > TIMES_OF_PAIR) dropOldest();
  if (ofPair.count <= GAPS_OF_PAIR) return;
  while (ofPair.count > GAPS_OF_PAIR || Number.isNaN(gaps[0])) dropOldest();
}

function countPractised({ now, rounds, first, last }: ItemGaps, gapMs: number): void {
  keepLast(now, gapMs);
  if (rounds <= ROUNDS_AT_ENDS) keepLast(first, gapMs);
  keepLast(last.at(-1) ?? [], gapMs);
}

function keepLast(gaps: number[], gapMs: number): void {
  gaps.push(gapMs);
  if (gaps.length > GAPS_OF_ITEM) gaps.shift();
}
