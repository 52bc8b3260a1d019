import type { Round } from './round';

type TypedBatch = Pick<Round, 'expected' | 'typed'>;

/**
 * The index at which the word at the cursor begins. A space belongs to the word before it, and so does a mark that stands
 * alone, as `?` does in French.
 */
export function openWordStart({ expected, typed }: TypedBatch): number {
  let start = expected.lastIndexOf(' ', typed.length - 1) + 1;
  while (start > 1 && isLoneMark(expected, start)) start = expected.lastIndexOf(' ', start - 2) + 1;
  return start;
}

/** The word at the cursor, with a mark that stands alone after it. A space belongs to the word before it. */
export function openWord(round: TypedBatch): string {
  const { expected } = round;
  const start = openWordStart(round);
  return expected.slice(start, wordEnd(expected, start));
}

/** Whether the word at the cursor is the last of its batch: no space follows then. */
export function isLastWord(round: TypedBatch): boolean {
  return wordEnd(round.expected, openWordStart(round)) === round.expected.length;
}

/** The words of a batch, each with a mark that stands alone after it. */
export function wordsIn(batch: string): readonly string[] {
  const words: string[] = [];
  for (let start = 0; start <= batch.length; start += (words.at(-1) as string).length + 1) {
    words.push(batch.slice(start, wordEnd(batch, start)));
  }
  return words;
}

function wordEnd(expected: string, start: number): number {
  let end = expected.indexOf(' ', start);
  while (end >= 0 && isLoneMark(expected, end + 1)) end = expected.indexOf(' ', end + 1);
  return end < 0 ? expected.length : end;
}

function isLoneMark(expected: string, at: number): boolean {
  const after = expected[at + 1] ?? ' ';
  return after === ' ' && ';:!?'.includes(expected[at] ?? 'none');
}
