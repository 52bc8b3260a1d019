import { summaryOf } from '../../core/history/summary';
import { itemOf } from '../../core/learn/items';
import type { Round } from '../../core/round/round';
import { tallyOf } from '../../core/round/score';
import { speedOfSummary } from '../history/roundWithSpeed';
import { median } from '../insights/gaps';
import { hasLeftWord, type Step, type Timeline, type TypedStep, timelineOf } from '../insights/timeline';

/** A longer gap is a break, of which nothing is known, in ms. */
const LONGEST_GAP_MS = 10_000;

/** What a kept round shows about letters, and of its result. */
export interface LearnedRound {
  /** In ms since 1970, UTC. */
  readonly playedAt: number;
  readonly isLesson: boolean;
  readonly durationMs: number;
  /** Its net speed, and its accuracy from 0 to 1. */
  readonly wpm: number;
  readonly accuracy: number;
  /** The items (core/learn/items) of its places in order of typing, one UTF-16 unit each. */
  readonly items: string;
  /**
   * The gap of each place in ms, of the first letter of a word with what it took to read the word; NaN where it was missed.
   * Places that were right without a gap are left out, as the first of a batch, and the one where a miss is mended.
   */
  readonly timesMs: Float32Array;
  /** Which of the places are first letters of words: 1, else 0. */
  readonly firsts: Uint8Array;
  /** The medians of the gaps of first letters, and of those inside words, in ms; 0 without one. */
  readonly firstMs: number;
  readonly insideMs: number;
}

/**
 * What a finished round shows about letters. A gap is that between two typed events in a row of one batch, both right, up to
 * ten seconds. A place is missed once, however many keys were wrong at it, and has no gap then; a Space that has left its
 * word misses nothing.
 *
 * @param playedAt in ms since 1970, UTC
 */
export function learnedRound(round: Round, playedAt: number): LearnedRound {
  const timeline = timelineOf(round);
  const summary = summaryOf(round);
  const places = placesOf(timeline);
  const gapsOf = (isFirst: boolean): readonly number[] =>
    places.filter((one) => one.isFirst === isFirst && !Number.isNaN(one.timeMs)).map(({ timeMs }) => timeMs);
  return {
    playedAt,
    isLesson: round.setup.settings.lesson !== undefined,
    durationMs: timeline.durationMs,
    wpm: speedOfSummary(summary),
    accuracy: tallyOf(summary).accuracy,
    items: places.map(({ item }) => item).join(''),
    timesMs: Float32Array.from(places, ({ timeMs }) => timeMs),
    firsts: Uint8Array.from(places, ({ isFirst }) => Number(isFirst)),
    firstMs: median(gapsOf(true)),
    insideMs: median(gapsOf(false)),
  };
}

interface Place {
  readonly item: string;
  readonly timeMs: number;
  readonly isFirst: boolean;
}

function placesOf(timeline: Timeline): Place[] {
  const { steps, batches } = timeline;
  const places: Place[] = [];
  /** The places of the open batch that are counted already. */
  let counted = new Set<number>();
  let batch = 0;
  steps.forEach((step, index) => {
    if (step.batch !== batch) [counted, batch] = [new Set(), step.batch];
    if (step.kind === 'deleted' || counted.has(step.position)) return;
    counted.add(step.position);
    const item = itemOf(step.expected);
    if (item === null || hasLeftWord(timeline, step)) return;
    const timeMs = step.isRight ? gapMs(steps[index - 1], step) : Number.NaN;
    const isFirst = step.position === 0 || batches[batch]?.text[step.position - 1] === ' ';
    if (timeMs !== null) places.push({ item, timeMs, isFirst });
  });
  return places;
}

/** The gap before a right step; null where the step before it does not end in a right character of the same batch. */
function gapMs(before: Step | undefined, step: TypedStep): number | null {
  if (before?.kind !== 'typed' || before.batch !== step.batch || !before.isRight) return null;
  return step.gapMs <= LONGEST_GAP_MS ? step.gapMs : null;
}
