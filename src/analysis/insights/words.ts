/** A shown word: its characters and the space after it, from index `start` up to but not including `end`. */
export interface ShownWord {
  /** 0 for the first of its batch. */
  readonly index: number;
  /** Without the space after it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a batch, first to last. */
export function shownWords(batch: string): ShownWord[] {
  let start = 0;
  return batch.split(' ').map((text, index) => {
    const word = { index, text, start, end: Math.min(start + text.length + 1, batch.length) };
    start = word.end;
    return word;
  });
}

/** The word of the character at `position`; the last word for a position beyond the end. */
export function wordAt(words: readonly ShownWord[], position: number): ShownWord {
  const word = words.find((one) => position < one.end) ?? words.at(-1);
  if (!word) throw new RangeError('A batch has at least one word, got none. Pass the result of shownWords.');
  return word;
}
