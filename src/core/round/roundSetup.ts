import { batchText } from './batch';
import { BATCH_END, type RoundSettings } from './rules';

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
  /** How long a batch usually is, if it is not simply dealt from the list: the same for every seed. */
  readonly usualLength?: () => number;
  /** The characters in its batches besides `a` to `z` and the space; left out if there are none. */
  readonly characters?: string;
  /** The words' language as a BCP 47 tag; '' if unknown, left out if it is English. */
  readonly lang?: string;
}

/**
 * What all batches of a round have in common that shapes their lines (type/layoutWords): how many characters a batch
 * usually has, or for a custom text, which is cut to lines, those columns, and how many characters it has to fill a line.
 * The same for every seed.
 */
export function batchShapeOf({ settings, words, usualLength }: RoundSetup): {
  readonly characters: number;
  readonly cutColumns?: number;
} {
  const { columns, wordsPerBatch } = settings;
  if (columns !== undefined) return { characters: textLength(words, columns), cutColumns: columns };
  return { characters: usualLength?.() ?? wordsPerBatch * (meanLength(words) + 1) - 1 };
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

const meanLengths = new WeakMap<readonly string[], number>();

function meanLength(words: readonly string[]): number {
  let mean = meanLengths.get(words);
  if (mean === undefined) {
    mean = words.reduce((sum, { length }) => sum + length, 0) / words.length;
    meanLengths.set(words, mean);
  }
  return mean;
}

/** The length of a text, or of the longest batch of a passage; at most about `enough`. */
function textLength(words: readonly string[], enough: number): number {
  let [longest, length] = [0, -1];
  for (const word of words) {
    length = word === BATCH_END ? -1 : length + 1 + word.length;
    longest = Math.max(longest, length);
    if (longest >= enough) break;
  }
  return longest;
}

function dealText({ textOf: custom, words, seed, settings }: RoundSetup, batchNumber: number): string {
  return custom ? custom(batchNumber) : batchText(words, seed, batchNumber, settings.wordsPerBatch);
}
