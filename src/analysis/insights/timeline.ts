import { isLeftEarly } from '../../core/history/summary';
import { StandingEvents } from '../../core/replay/StandingEvents';
import { eventsOf } from '../../core/round/log';
import { beginRound, play, type Round } from '../../core/round/round';
import { isMostlyComposed } from '../../core/words/composed';
import { secondsIn } from './seconds';
import { type ShownWord, shownWords } from './words';

/** The parts of a round that the analysis needs. */
export type PlayedRound = Pick<Round, 'setup' | 'log' | 'phase'>;

/** A typed character, judged at the moment in which it was typed. */
export interface TypedStep {
  readonly kind: 'typed';
  /** The time since the first character, 0 to the duration, never less than that of the step before. */
  readonly atMs: number;
  /** The time since the step before; 0 for the first. */
  readonly gapMs: number;
  /** 0 for the first batch. */
  readonly batch: number;
  /** The index in the batch, 0 for its first character. */
  readonly position: number;
  readonly char: string;
  readonly expected: string;
  readonly isRight: boolean;
  /** The index of the step that deleted it; null if it was never deleted. */
  readonly deletedBy: number | null;
}

interface DeletedStep {
  readonly kind: 'deleted';
  readonly atMs: number;
  readonly gapMs: number;
  readonly batch: number;
  /** The index of the first character that it removed. */
  readonly position: number;
  /** The position of the last one. */
  readonly lastPosition: number;
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

/** A round as a list of steps, from which all figures are computed. */
export interface Timeline {
  readonly seed: number;
  readonly durationMs: number;
  /** How many seconds it has (./seconds). */
  readonly seconds: number;
  readonly steps: readonly Step[];
  /** Every batch that was shown, in order; the last one may be untouched. */
  readonly batches: readonly Batch[];
  /** Whether nothing came in its second half: core/history/summary. */
  readonly isLeftEarly: boolean;
  /** Whether an input method composes most of its characters: the times between them are not those between keys. */
  readonly areComposed: boolean;
  /** Whether a place waits for its right key: wrong ones at it have its position, and do not move the cursor. */
  readonly waits: boolean;
  /** Whether a Space ends the word: one within a word has left it, and wrong ones for a space do not move the cursor. */
  readonly endsWords: boolean;
}

/**
 * The timeline of a round, in a single pass over its log.
 *
 * Times are rounded to 1/1024 ms, which is finer than any browser's time stamps. Multiples of a power of two are added
 * and subtracted without rounding errors, so a round's parts add up to exactly its duration, in any order. An event with
 * an older time stamp than the one before took no time.
 */
export function timelineOf({ setup, log, phase }: PlayedRound): Timeline {
  const { durationMs, wordLimit } = setup.settings;
  let round = beginRound(setup);
  const steps: Step[] = [];
  const batches = [batchOf(round)];
  const standing = new StandingEvents();
  /** Which step has deleted the character of another one. */
  const deletedBy = new Map<number, number>();
  let atMs = 0;

  for (const event of eventsOf(log)) {
    const before = round;
    round = play(round, event);
    if (round.log === before.log) continue;
    const sinceStartMs = toGrid(event.at - (round.startedAt ?? event.at));
    const gapMs = Math.max(0, Math.min(sinceStartMs, durationMs) - atMs);
    atMs += gapMs;

    if (event.kind === 'typed') {
      const position = before.typed.length;
      const expected = before.expected[position] ?? '';
      const { char } = event;
      standing.typed(steps.length, before, round);
      const isRight = char === expected;
      const batch = before.batchNumber;
      steps.push({ kind: 'typed', atMs, gapMs, batch, position, char, expected, isRight, deletedBy: null });
    } else {
      const position = round.typed.length;
      const batch = round.batchNumber;
      const removed = standing.deleted(before, round);
      for (const index of removed) deletedBy.set(index, steps.length);
      const rightRemoved = removed.filter((index) => isRight(steps[index])).length;
      const lastPosition = positionOf(steps[removed.at(-1) ?? -1]) ?? position;
      const count = removed.length;
      steps.push({ kind: 'deleted', atMs, gapMs, batch, position, lastPosition, count, rightRemoved });
    }
    if (round.batchesShown > batches.length) batches.push(batchOf(round));
  }
  // A word-count round ends with its last step, unless it was forgotten. A running one is read as if it did.
  const isEndedByKey = wordLimit !== undefined && (phase !== 'finish' || round.phase === 'finish');
  // At least 1 ms, so that speeds are finite even if all keys came at once.
  const lastedMs = isEndedByKey ? Math.max(atMs, 1) : durationMs;
  return {
    seed: setup.seed,
    durationMs: lastedMs,
    seconds: secondsIn(lastedMs, isEndedByKey),
    steps: steps.map(withDeletion(deletedBy)),
    batches,
    isLeftEarly: isLeftEarly(round),
    areComposed: isMostlyComposed(batches.map(({ text }) => text).join(' ')),
    waits: setup.settings.onMistake === 'wait',
    endsWords: setup.settings.spaceEndsWord === true,
  };
}

/** Whether a typed character is the Space that has left a word. */
export function hasLeftWord({ endsWords }: Timeline, { char, isRight }: TypedStep): boolean {
  return endsWords && char === ' ' && !isRight;
}

/** The typed steps alone, in order. */
export function typedSteps({ steps }: Timeline): TypedStep[] {
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

function positionOf(step: Step | undefined): number | undefined {
  return step?.kind === 'typed' ? step.position : undefined;
}

function withDeletion(deletedBy: ReadonlyMap<number, number>) {
  return (step: Step, index: number): Step => {
    const deletion = deletedBy.get(index);
    return step.kind === 'typed' && deletion !== undefined ? { ...step, deletedBy: deletion } : step;
  };
}
