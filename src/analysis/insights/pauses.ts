import { pauseFromMs, usualGapMs } from './gaps';
import type { Step, Walk } from './walk';
import { wordAt } from './words';

/** The pauses before one and the same thing. */
export interface PausesBefore {
  /** What was to be typed next: a pair of letters or a word. Null for the pauses before corrections. */
  readonly what: string | null;
  readonly count: number;
  readonly ms: number;
  /** Of all pauses, 0 to 1. */
  readonly share: number;
}

/** Where a round's pauses were, the costliest first; equals in the order in which they came up. */
export interface Pauses {
  readonly ms: number;
  /** By the next two characters that were to be typed, or the one where a batch ends with it. */
  readonly beforePairs: readonly PausesBefore[];
  /** By the word in which the next character is; a space belongs to the word before it. */
  readonly beforeWords: readonly PausesBefore[];
}

/** Where a round's pauses were: of every gap, what exceeds the player's pause limit. */
export function pausesOf(walk: Walk): Pauses {
  const limitMs = pauseFromMs(usualGapMs(walk));
  const pauses = walk.steps.filter(({ gapMs }) => gapMs > limitMs);
  const ms = pauses.reduce((sum, { gapMs }) => sum + gapMs - limitMs, 0);
  const grouped = (whatOf: (step: Step) => string | null) => groupedBy(pauses, limitMs, ms, whatOf);
  return {
    ms,
    beforePairs: grouped((step) =>
      step.kind === 'deleted'
        ? null
        : (walk.batches[step.batch]?.text.slice(step.position, step.position + 2) ?? ''),
    ),
    beforeWords: grouped((step) =>
      step.kind === 'deleted' ? null : wordAt(walk.batches[step.batch]?.words ?? [], step.position).text,
    ),
  };
}

function groupedBy(
  pauses: readonly Step[],
  limitMs: number,
  allMs: number,
  whatOf: (step: Step) => string | null,
): PausesBefore[] {
  const groups = new Map<string | null, { count: number; ms: number }>();
  for (const step of pauses) {
    const what = whatOf(step);
    const group = groups.get(what) ?? { count: 0, ms: 0 };
    groups.set(what, { count: group.count + 1, ms: group.ms + step.gapMs - limitMs });
  }
  return Array.from(groups, ([what, { count, ms }]) => ({ what, count, ms, share: ms / allMs })).sort(
    (a, b) => b.ms - a.ms,
  );
}
