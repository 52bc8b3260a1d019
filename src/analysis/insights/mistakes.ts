import { Alignment } from './alignment';
import { type FoundMistake, readBatch, type TypedPiece } from './readBatch';
import { readWords } from './readWords';
import type { Timeline, TypedStep } from './timeline';
import { waitedMistakes } from './waitedMistakes';

/** In display order. */
const MISTAKE_KINDS = [
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

/** One slip of the fingers, no matter how many errors it caused. */
export interface Mistake {
  readonly kind: MistakeKind;
  /** What should have been typed: two characters if they were swapped, '' if there was one too many. */
  readonly expected: string;
  /** What was typed instead; '' if it was skipped. */
  readonly typed: string;
  /** The shown word in which it happened. */
  readonly word: string;
  /** What was typed for that word, at the end or before it was deleted, without a correct space after it. */
  readonly typedWord: string;
  /** The same in stretches, with all its mistakes: one object for all that were found in the word together. */
  readonly pieces: readonly TypedPiece[];
  /** Which word of its batch that is, 0 for the first. */
  readonly wordIndex: number;
  readonly batch: number;
  /** When its first character was typed, or the one after a skipped one. */
  readonly atMs: number;
  readonly wasCorrected: boolean;
  /** The errors in the result that it caused; 0 if it was corrected. */
  readonly errors: number;
  /** The characters that were wrong because of it, deleted later or not. */
  readonly wrongKeys: number;
}

export interface MistakesOfKind {
  readonly kind: MistakeKind;
  /** Above 0, corrected ones included. */
  readonly count: number;
  readonly corrected: number;
  /** The errors in the result that they caused. */
  readonly errors: number;
  readonly mistakes: readonly Mistake[];
}

/**
 * Every mistake of a round in chronological order, corrected ones included.
 *
 * The text at the end of a batch is aligned as a whole, not word by word: the game judges by position, so a skipped
 * letter shifts everything after it, spaces too. Deleted text is aligned as it was right before the deletion, and only
 * mistakes that begin in the deleted part count. So every typed character is judged exactly once, and the errors of all
 * mistakes add up to the errors of the result. Where a place waits for its right key, nothing is shifted: waitedMistakes.
 * Where a Space ends the word, nothing is shifted beyond that: readWords.
 */
export function mistakesOf(timeline: Timeline): readonly Mistake[] {
  if (timeline.waits) return waitedMistakes(timeline);
  const mistakes: Mistake[] = [];
  let standing: TypedStep[] = [];
  let alignment = new Alignment('');
  let batch = -1;
  const read = (removedFrom: number, wasCorrected: boolean) => {
    const shown = timeline.batches[batch];
    if (!shown || standing.slice(removedFrom).every(({ isRight }) => isRight)) return;
    const found = timeline.endsWords
      ? readWords(shown, standing, removedFrom)
      : readBatch(shown, standing, alignment.edits(removedFrom), removedFrom);
    for (const reading of found) {
      mistakes.push(mistakeFrom(reading, batch, standing, wasCorrected));
    }
  };

  timeline.steps.forEach((step, index) => {
    if (step.batch !== batch) {
      read(0, false);
      standing = [];
      batch = step.batch;
      alignment = new Alignment(timeline.batches[batch]?.text ?? '');
    }
    if (step.kind === 'typed') {
      standing.push(step);
      alignment.type(step.char);
      return;
    }
    if (timeline.steps[index - 1]?.kind === 'deleted') return;
    const left = standing.length - removedBy(timeline, index);
    read(left, true);
    standing.length = left;
    alignment.takeBackTo(left);
  });
  read(0, false);
  return mistakes.sort((a, b) => a.atMs - b.atMs);
}

/** The mistakes grouped by kind, in the order of `MISTAKE_KINDS`, without kinds that did not happen. */
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

/** How many characters a run of deletions removes that begins at step `index`. */
function removedBy({ steps }: Timeline, index: number): number {
  let removed = 0;
  for (let i = index; ; i++) {
    const step = steps[i];
    if (step?.kind !== 'deleted') return removed;
    removed += step.count;
  }
}

function mistakeFrom(
  reading: FoundMistake,
  batch: number,
  standing: readonly TypedStep[],
  wasCorrected: boolean,
): Mistake {
  const { slip, expected, typed, word, wordIndex, typedWord, pieces, wrongKeys } = reading;
  const hasSpace = expected.includes(' ') || typed.includes(' ');
  return {
    kind: hasSpace ? 'space' : slip.kind,
    expected,
    typed,
    word,
    typedWord,
    pieces,
    wordIndex,
    batch,
    atMs: standing[slip.typedAt]?.atMs ?? 0,
    wasCorrected,
    errors: wasCorrected ? 0 : wrongKeys,
    wrongKeys,
  };
}
