import type { Round } from '../round/round';
import { mayBeShown } from './scripts';

/** The least and the most characters that a line of an own text may have. */
export const COLUMNS = [10, 200] as const;

/** Characters of what a round has shown: more than anybody types in an hour. */
const MOST_SHOWN = 200_000;

/** Among the words of a passage, which is what a round has shown: where a batch of that round ended. */
const BATCH_END = '\n';

const LINES_A_BATCH = 4;

/** Words that are shown at once. */
interface Stretch {
  readonly text: string;
  /** The index of the first word of the next one. */
  readonly next: number;
}

/**
 * The batches of a text of the player's own, in its order: each is what fits on four lines, and the text's end ends one;
 * then it begins anew. A batch has one word at least, and breaks none; a line breaks one that is longer than itself.
 *
 * Told from the first on and remembered: what a batch costs hangs on the batches before it, not on the text.
 *
 * @param words all of the text's, at least one
 * @param start the index of the first word, less than their number
 * @param columns characters a line, the space after its last word among them
 */
export function ownTextBatches(
  words: readonly string[],
  start: number,
  columns: number,
): (batchNumber: number) => string {
  const stretchOf = stretches(words, start, columns);
  return (batchNumber) => stretchOf(batchNumber).text;
}

/**
 * Where to go on next time: the index of the word after the last one that has been typed to its end in a round, its
 * space included where one follows.
 *
 * @param words as in `ownTextBatches`, and so are the others
 */
export function wordsTyped(
  words: readonly string[],
  start: number,
  columns: number,
  { batchNumber, expected, typed }: Pick<Round, 'batchNumber' | 'expected' | 'typed'>,
): number {
  const behind =
    batchNumber === 0 ? start : stretches(words, start, columns)(batchNumber - 1).next % words.length;
  const inBatch = expected.slice(0, typed.length).split(' ').length - 1;
  return (behind + inBatch) % words.length;
}

/**
 * The words of a passage, which is the texts of a round's batches with a line feed between any two. Over them the same
 * events are the same round, wherever in its text that began and however often it went through it.
 */
export function passageWords(passage: string): string[] {
  return passage.replaceAll(BATCH_END, ` ${BATCH_END} `).split(' ');
}

/** Whether a text can be a passage: words of characters that can be shown here or elsewhere, a space or a line feed between any two, not too long. */
export function isPassage(text: string): boolean {
  return (
    text.length >= 1 &&
    text.length <= MOST_SHOWN &&
    !/^[ \n]|[ \n]{2}|[ \n]$/.test(text) &&
    mayBeShown(text.replaceAll(BATCH_END, ' '))
  );
}

function stretches(
  words: readonly string[],
  start: number,
  columns: number,
): (batchNumber: number) => Stretch {
  const told: Stretch[] = [];
  return (batchNumber) => {
    while (told.length <= batchNumber) {
      told.push(stretchFrom(words, (told.at(-1)?.next ?? start) % words.length, columns));
    }
    return told[batchNumber] as Stretch;
  };
}

function stretchFrom(words: readonly string[], first: number, columns: number): Stretch {
  let [lines, used, next] = [1, 0, first];
  // As type/layoutWords sets them: a space at a line's end needs room for the next word to come, and none by itself.
  for (; next < words.length && words[next] !== BATCH_END; next++) {
    const { length } = words[next] as string;
    if (used > 0 && used + length + 1 > columns) {
      lines++;
      used = 0;
    }
    const broken = Math.max(0, Math.ceil(length / columns) - 1);
    lines += broken;
    used += length - broken * columns + 1;
    if (lines > LINES_A_BATCH && next > first) break;
  }
  return { text: words.slice(first, next).join(' '), next: words[next] === BATCH_END ? next + 1 : next };
}
