import { eventsOf } from '../../core/round/log';
import { beginRound, play, type Round } from '../../core/round/round';
import { type ShownWord, shownWords } from './words';

/** All that a round is told from: what it was made of and what happened. Any round has it, a replayed one too. */
export type PlayedRound = Pick<Round, 'setup' | 'log'>;

/** A typed character, judged as at the moment in which it was typed. */
export interface TypedStep {
  readonly kind: 'typed';
  /** Since the first character, 0 to the duration, never less than that of the step before. */
  readonly atMs: number;
  /** Since the step before; 0 for the first. */
  readonly gapMs: number;
  /** 0 for the first batch. */
  readonly batch: number;
  /** The place in the batch, 0 for its first character. */
  readonly position: number;
  readonly char: string;
  readonly expected: string;
  readonly isRight: boolean;
  /** The index of the step that took it back; null where it stands at the end. */
  readonly deletedBy: number | null;
}

export interface DeletedStep {
  readonly kind: 'deleted';
  readonly atMs: number;
  readonly gapMs: number;
  readonly batch: number;
  /** The place of the first character that it removed. */
  readonly position: number;
  /** At least 1. */
  readonly count: number;
  /** How many of the removed characters were right. */
  readonly rightRemoved: number;
}

export type Step = TypedStep | DeletedStep;

export interface Batch {
  readonly text: string;
  readonly words: readonly ShownWord[];
}

/** A round, step by step: what every figure is counted from. */
export interface Walk {
  readonly seed: number;
  readonly durationMs: number;
  readonly steps: readonly Step[];
  /** Every batch that was shown, in order; the last one may be untouched. */
  readonly batches: readonly Batch[];
}

/**
 * A round's events as one list, in a single pass over the log.
 *
 * Times are kept to 1/1024 ms, finer than any browser's stamps: whole numbers of a power of two are added and
 * subtracted without loss, so that a round's parts make up its duration exactly, in whatever order they are summed.
 * An event whose stamp is older than the one before took no time.
 */
export function walkRound({ setup, log }: PlayedRound): Walk {
  const { durationMs } = setup.settings;
  let round = beginRound(setup);
  const steps: Step[] = [];
  const batches = [batchOf(round)];
  /** The steps whose characters stand in the open batch, and when each of the others was taken back. */
  const standing: number[] = [];
  const deletedBy = new Map<number, number>();
  let atMs = 0;

  for (const event of eventsOf(log)) {
    const before = round;
    round = play(round, event);
    if (round.log === before.log) continue;
    const sinceStartMs = toGrid(event.at - (round.startedAt ?? event.at));
    const gapMs = Math.max(0, Math.min(sinceStartMs, durationMs) - atMs);
    atMs += gapMs;
    const batch = before.batchNumber;

    if (event.kind === 'typed') {
      const position = before.typed.length;
      const expected = before.expected[position] ?? '';
      const { char } = event;
      standing.push(steps.length);
      const isRight = char === expected;
      steps.push({ kind: 'typed', atMs, gapMs, batch, position, char, expected, isRight, deletedBy: null });
    } else {
      const position = round.typed.length;
      const removed = standing.splice(position);
      for (const index of removed) deletedBy.set(index, steps.length);
      const rightRemoved = removed.filter((index) => isRight(steps[index])).length;
      steps.push({ kind: 'deleted', atMs, gapMs, batch, position, count: removed.length, rightRemoved });
    }
    if (round.batchNumber !== batch) {
      standing.length = 0;
      batches.push(batchOf(round));
    }
  }
  return { seed: setup.seed, durationMs, steps: steps.map(withDeletion(deletedBy)), batches };
}

/** The typed steps alone, in order. */
export function typedSteps({ steps }: Walk): TypedStep[] {
  return steps.filter((step) => step.kind === 'typed');
}

function batchOf({ expected: text }: Round): Batch {
  return { text, words: shownWords(text) };
}

function toGrid(ms: number): number {
  return Math.round(ms * 1024) / 1024;
}

function isRight(step: Step | undefined): boolean {
  return step?.kind === 'typed' && step.isRight;
}

function withDeletion(deletedBy: ReadonlyMap<number, number>) {
  return (step: Step, index: number): Step => {
    const deletion = deletedBy.get(index);
    return step.kind === 'typed' && deletion !== undefined ? { ...step, deletedBy: deletion } : step;
  };
}
