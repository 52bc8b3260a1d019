import { batchText } from './batch';
import type { RoundSettings } from './rules';

/** Everything that defines a round before it is played: `replay(setup, events)` gives the whole round. */
export interface RoundSetup {
  /** A whole number from 0 to 2^32 − 1. */
  readonly seed: number;
  readonly settings: RoundSettings;
  /** The name of the words' list, version included: `english-1`; or `CUSTOM_TEXT`. */
  readonly wordList: string;
  /** Distinct lowercase words of a list, or all words of a custom text in order. */
  readonly words: readonly string[];
  /** The text of a batch, if it is not simply dealt from the list: core/words/setup. Depends only on the other fields. */
  readonly textOf?: (batchNumber: number) => string;
  /** The characters in its batches besides `a` to `z` and the space; left out if there are none. */
  readonly characters?: string;
  /** The words' language as a BCP 47 tag; '' if unknown, left out if it is English. */
  readonly lang?: string;
}

/** Whether a setup's batches were already cut to fit the lines, as those of a custom text are. */
export function isCutToLines({ settings }: RoundSetup): boolean {
  return settings.columns !== undefined;
}

const knownTexts = new WeakMap<RoundSetup, string[]>();

/** The text of a round's batch. Cached per setup: it is first shown as what comes next, then typed. */
export function batchTextOf(setup: RoundSetup, batchNumber: number): string {
  const known = knownTexts.get(setup) ?? [];
  knownTexts.set(setup, known);
  const text = known[batchNumber] ?? dealText(setup, batchNumber);
  known[batchNumber] = text;
  return text;
}

/** The text of the batch after the open one; null in the last batch of a word-count round. */
export function nextTextOf({
  setup,
  batchNumber,
}: {
  readonly setup: RoundSetup;
  readonly batchNumber: number;
}): string | null {
  const { wordLimit, wordsPerBatch } = setup.settings;
  const next = batchNumber + 1;
  return wordLimit && next * wordsPerBatch >= wordLimit ? null : batchTextOf(setup, next);
}

function dealText({ textOf: custom, words, seed, settings }: RoundSetup, batchNumber: number): string {
  return custom ? custom(batchNumber) : batchText(words, seed, batchNumber, settings.wordsPerBatch);
}
