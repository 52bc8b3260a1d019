import { Alignment } from './alignment';
import { type Reading, readBatch } from './readBatch';
import type { TypedStep, Walk } from './walk';

/** In the order in which they are told. */
export const MISTAKE_KINDS = [
  'swapped',
  'skipped',
  'added',
  'doubled',
  'neighbour',
  'case',
  'space',
  'other',
] as const;

export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** One slip of the fingers, however many errors it cost. */
export interface Mistake {
  readonly kind: MistakeKind;
  /** What should have been typed: two characters where they are swapped, none where there was one too many. */
  readonly expected: string;
  /** What was typed for it, none where it was skipped. */
  readonly typed: string;
  /** The shown word in which it happened. */
  readonly word: string;
  /** What was typed for that word, as it stood at the end or before it was taken back, without a right space after it. */
  readonly typedWord: string;
  readonly batch: number;
  /** When its first character, or the one after a skipped one, was typed. */
  readonly atMs: number;
  readonly wasCorrected: boolean;
  /** Errors of the result that are there because of it; 0 for a corrected one. */
  readonly errors: number;
  /** Characters that were wrong because of it, taken back or standing. */
  readonly wrongKeys: number;
}

export interface MistakesOfKind {
  readonly kind: MistakeKind;
  /** Above 0, corrected ones included. */
  readonly count: number;
  readonly corrected: number;
  /** Errors of the result that are there because of them. */
  readonly errors: number;
  readonly mistakes: readonly Mistake[];
}

/**
 * Every mistake of a round, in the order of time, corrected ones too.
 *
 * What stands at the end of a batch is read as a whole, not word by word: the game judges by place, so a skipped
 * letter moves everything after it, spaces too. What is taken back is read as it stood right before; of that reading
 * the mistakes count that begin within what was removed. Every typed character is thus read once, where it ended: the
 * errors of all mistakes together are the errors of the result.
 */
export function mistakesOf(walk: Walk): readonly Mistake[] {
  const mistakes: Mistake[] = [];
  let standing: TypedStep[] = [];
  let alignment = new Alignment('');
  let batch = -1;
  const read = (removedFrom: number, wasCorrected: boolean) => {
    const shown = walk.batches[batch];
    if (!shown || standing.slice(removedFrom).every(({ isRight }) => isRight)) return;
    for (const reading of readBatch(shown, standing, alignment.edits(removedFrom), removedFrom)) {
      mistakes.push(mistakeFrom(reading, batch, standing, wasCorrected));
    }
  };

  walk.steps.forEach((step, index) => {
    if (step.batch !== batch) {
      read(0, false);
      standing = [];
      batch = step.batch;
      alignment = new Alignment(walk.batches[batch]?.text ?? '');
    }
    if (step.kind === 'typed') {
      standing.push(step);
      alignment.type(step.char);
      return;
    }
    if (walk.steps[index - 1]?.kind === 'deleted') return;
    const cursor = removedUpTo(walk, index);
    read(cursor, true);
    standing.length = cursor;
    alignment.takeBackTo(cursor);
  });
  read(0, false);
  return mistakes.sort((a, b) => a.atMs - b.atMs);
}

/** Mistakes by their kinds, in the order of `MISTAKE_KINDS`; kinds that did not happen are left out. */
export function mistakesByKind(mistakes: readonly Mistake[]): readonly MistakesOfKind[] {
  return MISTAKE_KINDS.map((kind) => {
    const ofKind = mistakes.filter((mistake) => mistake.kind === kind);
    return {
      kind,
      count: ofKind.length,
      corrected: ofKind.filter(({ wasCorrected }) => wasCorrected).length,
      errors: ofKind.reduce((sum, { errors }) => sum + errors, 0),
      mistakes: ofKind,
    };
  }).filter(({ count }) => count > 0);
}

/** Where the cursor is after the deletions in a row that begin at `index`. */
function removedUpTo({ steps }: Walk, index: number): number {
  let cursor = 0;
  for (let i = index; ; i++) {
    const step = steps[i];
    if (step?.kind !== 'deleted') return cursor;
    cursor = step.position;
  }
}

function mistakeFrom(
  reading: Reading,
  batch: number,
  standing: readonly TypedStep[],
  wasCorrected: boolean,
): Mistake {
  const { slip, expected, typed, word, typedWord, wrongKeys } = reading;
  const hasSpace = expected.includes(' ') || typed.includes(' ');
  return {
    kind: hasSpace ? 'space' : slip.kind,
    expected,
    typed,
    word,
    typedWord,
    batch,
    atMs: standing[slip.typedAt]?.atMs ?? 0,
    wasCorrected,
    errors: wasCorrected ? 0 : wrongKeys,
    wrongKeys,
  };
}
