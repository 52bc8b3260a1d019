/** Where each character of a batch stands, in cells. */
export interface WordLayout {
  /** Column of the character at each position, from 0. */
  readonly columns: readonly number[];
  /** Line of the character at each position, from 0. */
  readonly lines: readonly number[];
  readonly lineCount: number;
}

/**
 * Sets words in lines of `columnCount` cells. A word and the space after it stay together on one line.
 *
 * @param text words separated by single spaces; none longer than `columnCount − 1`
 */
export function layoutWords(text: string, columnCount: number): WordLayout {
  const columns: number[] = [];
  const lines: number[] = [];
  let column = 0;
  let line = 0;
  for (const [i, word] of text.split(' ').entries()) {
    const isLast = columns.length + word.length === text.length;
    const cells = word.length + (isLast ? 0 : 1);
    if (i > 0 && column + cells > columnCount) {
      column = 0;
      line++;
    }
    for (let cell = 0; cell < cells; cell++) {
      columns.push(column++);
      lines.push(line);
    }
  }
  return { columns, lines, lineCount: line + 1 };
}
