import { seededDraws } from '../../core/round/random';
import { median, ROUNDING_MS } from '../insights/gaps';
import { ROUNDS_AT_ENDS } from './PairCounter';
import type { PractisedItem } from './PairStats';
import { gainWpm } from './pairFigures';
import type { Typist } from './typist';

/** The typical time of some gaps. */
export interface Measured {
  readonly count: number;
  readonly medianMs: number;
  /** The 90 % interval of the median. */
  readonly lowMs: number;
  readonly highMs: number;
}

/** What practice has changed about a pair, or about all pairs into a key. */
export interface BeforeAndNow {
  readonly item: string;
  /** When practice of it began, in ms since 1970, UTC. */
  readonly startedAt: number;
  /** Null from fewer than 8 gaps. */
  readonly before: Measured | null;
  readonly now: Measured | null;
  readonly since: Measured | null;
  /** How many gaps there are of each, also where they are too few to be measured. */
  readonly counts: { readonly before: number; readonly now: number; readonly since: number };
  /** The typical time in the first two rounds of practice and in the last two; null before there are four. */
  readonly inPractice: { readonly firstMs: number; readonly lastMs: number } | null;
  /** Whether usual rounds since are faster or slower than those before, if that is sure. */
  readonly verdict: 'faster' | 'slower' | 'unsure';
  /** What the change is worth, in wpm; null if it is not sure. */
  readonly gainWpm: number | null;
}

/** From fewer, no typical time is told. */
export const MIN_GAPS = 8;
const RESAMPLES = 1000;

/**
 * Compares the gaps before practice with those in usual rounds since. Practice itself is no measure: its words are
 * crowded with what is hard, so that everybody is slower in them. `faster` and `slower` only if the 90 % interval of the
 * difference of the medians leaves out 0, and what may be rounding.
 *
 * The intervals are the 5th to 95th percentile over 1,000 resamples with replacement, seeded: the percentile interval of
 * Bradley Efron and Robert J. Tibshirani, "An Introduction to the Bootstrap" (1993), chapter 13.
 *
 * @param share of all pairs, 0 to 1: what the gain is computed from
 */
export function beforeAndNow(
  item: string,
  practised: PractisedItem,
  typist: Typist | null,
  share: number,
  seed: number,
): BeforeAndNow {
  const drawBelow = seededDraws(seed);
  const medians = (gaps: Float32Array): Float64Array | null =>
    gaps.length < MIN_GAPS ? null : resampledMedians(gaps, drawBelow);
  const [before, now, since] = [practised.before, practised.now, practised.since].map(medians);
  const lessMs = before && since ? differences(before, since) : null;
  const isFaster = lessMs !== null && percentile(lessMs, 5) > ROUNDING_MS;
  const isSlower = lessMs !== null && percentile(lessMs, 95) < -ROUNDING_MS;
  const changeMs = median([...practised.before]) - median([...practised.since]);
  return {
    item,
    startedAt: practised.startedAt,
    before: measured(practised.before, before),
    now: measured(practised.now, now),
    since: measured(practised.since, since),
    counts: {
      before: practised.before.length,
      now: practised.now.length,
      since: practised.since.length,
    },
    inPractice: firstAndLast(practised),
    verdict: isFaster ? 'faster' : isSlower ? 'slower' : 'unsure',
    gainWpm: typist && (isFaster || isSlower) ? gainWpm(share * changeMs, typist) : null,
  };
}

/** Whether anything is known of a pair from practice of it on: without that, all there is to show is how it was before. */
export function tellsAnything({ now, since }: BeforeAndNow): boolean {
  return now !== null || since !== null;
}

/** Null below four rounds, and from fewer than 8 gaps in the first two or the last two. */
function firstAndLast({ rounds, first, last }: PractisedItem): BeforeAndNow['inPractice'] {
  const lastGaps = last.flatMap((gaps) => [...gaps]);
  if (rounds < 2 * ROUNDS_AT_ENDS || first.length < MIN_GAPS || lastGaps.length < MIN_GAPS) return null;
  return { firstMs: median([...first]), lastMs: median(lastGaps) };
}

function measured(gaps: Float32Array, medians: Float64Array | null | undefined): Measured | null {
  if (!medians) return null;
  const sorted = medians.toSorted();
  return {
    count: gaps.length,
    medianMs: median([...gaps]),
    lowMs: percentile(sorted, 5),
    highMs: percentile(sorted, 95),
  };
}

/** The medians of resamples, in the order in which they were drawn. They are counted: sorting each takes several times as long. */
function resampledMedians(gaps: Float32Array, drawBelow: (bound: number) => number): Float64Array {
  const sorted = gaps.toSorted();
  const ranks = Uint32Array.from(gaps, (gapMs) => sorted.indexOf(gapMs));
  const counts = new Uint32Array(gaps.length);
  /** The value at a place of the sorted resample. */
  const valueAt = (place: number): number => {
    let [rank, passed] = [0, counts[0] as number];
    while (passed <= place) passed += counts[++rank] as number;
    return sorted[rank] as number;
  };
  const half = gaps.length >> 1;
  const lower = gaps.length % 2 === 1 ? half : half - 1;
  return Float64Array.from({ length: RESAMPLES }, () => {
    counts.fill(0);
    for (let drawn = 0; drawn < gaps.length; drawn++)
      (counts[ranks[drawBelow(gaps.length)] as number] as number)++;
    return (valueAt(lower) + valueAt(half)) / 2;
  });
}

/** How much less the later medians are, sorted. */
function differences(before: Float64Array, later: Float64Array): Float64Array {
  return before.map((medianMs, index) => medianMs - (later[index] as number)).sort();
}

/** The percentile of sorted values by the nearest-rank method. */
function percentile(sorted: Float64Array, percent: number): number {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
