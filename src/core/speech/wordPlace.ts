import { openWord, openWordStart, wordsIn } from '../round/openWord';
import type { Round } from '../round/round';
import { batchTextOf, type RoundSetup } from '../round/roundSetup';

/** Where a word stands in a round. */
export interface WordPlace {
  readonly batchNumber: number;
  /** 0 for the first word of the batch. */
  readonly index: number;
}

/** The place of the word at the cursor, which begins as `openWordStart` says. */
export function openPlace(round: Round): WordPlace {
  const { batchNumber, expected } = round;
  return { batchNumber, index: wordsIn(expected.slice(0, openWordStart(round))).length - 1 };
}

/** Whether the word of one place comes before that of another. */
export function isBefore(one: WordPlace, other: WordPlace): boolean {
  if (one.batchNumber !== other.batchNumber) return one.batchNumber < other.batchNumber;
  return one.index < other.index;
}

/** Whether a round has this place: a word-count round ends with the last of them. */
export function isInRound({ settings }: RoundSetup, { batchNumber }: WordPlace): boolean {
  const { wordLimit, wordsPerBatch } = settings;
  return !wordLimit || batchNumber * wordsPerBatch < wordLimit;
}

/** The place of the next word, which may be the first of the next batch. */
export function placeAfter(setup: RoundSetup, { batchNumber, index }: WordPlace): WordPlace {
  const isLast = index >= wordsOf(setup, batchNumber).length - 1;
  return isLast ? { batchNumber: batchNumber + 1, index: 0 } : { batchNumber, index: index + 1 };
}

/** The word of a place, and whether it is the last of its batch: no space follows then. */
export function wordOfPlace(
  setup: RoundSetup,
  { batchNumber, index }: WordPlace,
): { readonly word: string; readonly isLast: boolean } {
  const words = wordsOf(setup, batchNumber);
  return { word: words[index] ?? '', isLast: index === words.length - 1 };
}

/** What is left of the word at the cursor; the space, if that is what is left. */
export function restOfOpenWord(round: Round): string {
  return openWord(round).slice(round.typed.length - openWordStart(round)) || ' ';
}

function wordsOf(setup: RoundSetup, batchNumber: number): readonly string[] {
  return wordsIn(batchTextOf(setup, batchNumber));
}
