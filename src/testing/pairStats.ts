import { NO_STATS, type PairStats, type PractisedItem } from '../analysis/practice/PairStats';
import type { RoundPairs } from '../analysis/practice/roundPairs';

interface Typed {
  /** The gap of each pair, in ms. */
  readonly pairs: Readonly<Record<string, number>>;
  /** How many gaps each of them has. */
  readonly gaps?: number;
  /** How many misses, by pair. */
  readonly misses?: Readonly<Record<string, number>>;
  readonly practised?: Readonly<Record<string, Partial<Times>>>;
}

/** The gaps of an item before practice, in it and since, in ms, and how many there are of each. */
interface Times {
  readonly startedAt: number;
  readonly beforeMs: number;
  readonly nowMs: number;
  readonly sinceMs: number;
  readonly gaps: number;
  /** Rounds of practice. */
  readonly rounds: number;
  /** In the first two of these and in the last two: as many gaps, too. */
  readonly firstMs: number;
  readonly lastMs: number;
}

/** The statistics of a player whose usual gap is 100 ms and who misses one key in fifty. */
export function aPlayersStats({ pairs, gaps = 40, misses = {}, practised = {} }: Typed): PairStats {
  const counted = Object.entries(pairs).map(([pair, ms]) => {
    const missed = Array<number>(misses[pair] ?? 0).fill(Number.NaN);
    return [pair, Float32Array.from([...Array<number>(gaps).fill(ms), ...missed])] as const;
  });
  return {
    ...NO_STATS,
    lastPlayedAt: 1,
    gapCount: 2000,
    usualRounds: 20,
    pairs: new Map(counted),
    recent: Array.from({ length: 20 }, aUsualRound),
    practised: new Map(Object.entries(practised).map(([item, times]) => [item, practisedItem(times)])),
  };
}

function aUsualRound(): RoundPairs {
  const gapsMs = Float32Array.from({ length: 100 }, (_, index) => (index < 2 ? Number.NaN : 100));
  return { pairs: 'xx'.repeat(100), gapsMs, durationMs: 30_000, rightCharacters: 250, mistakesMs: 1000 };
}

function practisedItem({
  startedAt = 0,
  beforeMs,
  nowMs,
  sinceMs,
  gaps = 40,
  rounds = 1,
  firstMs,
  lastMs,
}: Partial<Times>): PractisedItem {
  // Not all the same, so that their medians have intervals.
  const around = (ms: number | undefined): Float32Array =>
    Float32Array.from({ length: ms === undefined ? 0 : gaps }, (_, index) => (ms ?? 0) + (index % 5) - 2);
  return {
    startedAt,
    before: around(beforeMs),
    now: around(nowMs),
    rounds,
    first: around(firstMs),
    last: [around(lastMs)],
    since: around(sinceMs),
  };
}
