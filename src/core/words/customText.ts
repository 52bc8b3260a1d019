import type { Round } from '../round/round';
import { BATCH_END } from '../round/rules';
import { isShowable } from './scripts';
import { hasTooLongWord } from './typableText';

/** The minimum and maximum number of characters per line of a custom text. */
export const COLUMNS = [10, 200] as const;

/** The most characters of a passage: more than anybody types in an hour. */
const MAX_PASSAGE_LENGTH = 200_000;

const LINES_PER_BATCH = 4;

interface TextBatch {
  readonly text: string;
  /** The index of the first word of the next batch. */
  readonly next: number;
}

/**
 * The batches of a custom text, in order. Each batch is what fits on four lines. The end of the text ends a batch, and the
 * next one starts over. A batch has at least one word and never splits one; only a word longer than a line is broken.
 *
 * Batches are computed in order and cached, so the cost depends on the number of batches before, not on the text.
 *
 * @param words all words of the text, at least one
 * @param start the index of the round's first word
 * @param columns characters per line, including the space after the last word
 */
export function customTextBatches(
  words: readonly string[],
  start: number,
  columns: number,
): (batchNumber: number) => string {
  const batchOf = textBatches(words, start, columns);
  return (batchNumber) => batchOf(batchNumber).text;
}

/**
 * Where the next round continues: the index of the word after the last one that was completed in this round. A word
 * with a space after it is complete once that space is typed.
 *
 * @param words like `start` and `columns`, as in `customTextBatches`
 */
export function nextWordIndex(
  words: readonly string[],
  start: number,
  columns: number,
  { batchNumber, expected, typed }: Pick<Round, 'batchNumber' | 'expected' | 'typed'>,
): number {
  const batchStart =
    batchNumber === 0 ? start : textBatches(words, start, columns)(batchNumber - 1).next % words.length;
  const completed = expected.slice(0, typed.length).split(' ').length - 1;
  return (batchStart + completed) % words.length;
}

/**
 * The words of a passage: the texts of a round's batches, joined by line feeds. Replaying the events over these words
 * gives the same round, wherever in its text it began and however often it went through it.
 */
export function passageWords(passage: string): string[] {
  return passage.replaceAll(BATCH_END, ` ${BATCH_END} `).split(' ');
}

/** Whether a text can be a passage: showable words of at most 40 characters, each a space or line feed apart. */
export function isPassage(text: string): boolean {
  return (
    text.length >= 1 &&
    text.length <= MAX_PASSAGE_LENGTH &&
    !/^[ \n]|[ \n]{2}|[ \n]$/.test(text) &&
    !hasTooLongWord(text) &&
    isShowable(text.replaceAll(BATCH_END, ' '))
  );
}

function textBatches(
  words: readonly string[],
  start: number,
  columns: number,
): (batchNumber: number) => TextBatch {
  const cached: TextBatch[] = [];
  return (batchNumber) => {
    while (cached.length <= batchNumber) {
      cached.push(textBatchFrom(words, (cached.at(-1)?.next ?? start) % words.length, columns));
    }
    return cached[batchNumber] as TextBatch;
  };
}

function textBatchFrom(words: readonly string[], first: number, columns: number): TextBatch {
  let [lines, used, next] = [1, 0, first];
  // Wraps like type/layoutWords: a word needs room for the space after it, unless it begins a line.
  for (; next < words.length && words[next] !== BATCH_END; next++) {
    const { length } = words[next] as string;
    if (used > 0 && used + length + 1 > columns) {
      lines++;
      used = 0;
    }
    const broken = Math.max(0, Math.ceil(length / columns) - 1);
    lines += broken;
    used += length - broken * columns + 1;
    if (lines > LINES_PER_BATCH && next > first) break;
  }
  return { text: words.slice(first, next).join(' '), next: words[next] === BATCH_END ? next + 1 : next };
}
