import { pauseThresholdMs, usualGapMs } from './gaps';
import type { Step, Timeline } from './timeline';
import { wordAt } from './words';

/** All pauses before the same pair, the same word, or a correction. */
export interface PauseGroup {
  /** What should have been typed next: a pair of letters or a word. Null for pauses before corrections. */
  readonly what: string | null;
  readonly count: number;
  readonly ms: number;
  /** Their share of the time of all pauses, 0 to 1. */
  readonly share: number;
}

/** A round's pauses, grouped in two ways; longest total first, equals by first occurrence. */
export interface Pauses {
  readonly ms: number;
  /** By the next two characters to type, or the last one of a batch. */
  readonly beforePairs: readonly PauseGroup[];
  /** By the word of the next character to type; a space belongs to the word before it. */
  readonly beforeWords: readonly PauseGroup[];
}

/** The pauses of a round: the part of every gap above the player's pause threshold. */
export function pausesOf(timeline: Timeline): Pauses {
  const thresholdMs = pauseThresholdMs(usualGapMs(timeline));
  const pauses = timeline.steps.filter(({ gapMs }) => gapMs > thresholdMs);
  const ms = pauses.reduce((sum, { gapMs }) => sum + gapMs - thresholdMs, 0);
  const grouped = (whatOf: (step: Step) => string | null) => groupedBy(pauses, thresholdMs, ms, whatOf);
  return {
    ms,
    beforePairs: grouped((step) =>
      step.kind === 'deleted'
        ? null
        : (timeline.batches[step.batch]?.text.slice(step.position, step.position + 2) ?? ''),
    ),
    beforeWords: grouped((step) =>
      step.kind === 'deleted' ? null : wordAt(timeline.batches[step.batch]?.words ?? [], step.position).text,
    ),
  };
}

function groupedBy(
  pauses: readonly Step[],
  thresholdMs: number,
  allMs: number,
  whatOf: (step: Step) => string | null,
): PauseGroup[] {
  const groups = new Map<string | null, { count: number; ms: number }>();
  for (const step of pauses) {
    const what = whatOf(step);
    const group = groups.get(what) ?? { count: 0, ms: 0 };
    groups.set(what, { count: group.count + 1, ms: group.ms + step.gapMs - thresholdMs });
  }
  return Array.from(groups, ([what, { count, ms }]) => ({ what, count, ms, share: ms / allMs })).sort(
    (a, b) => b.ms - a.ms,
  );
}
