import { leftOf, type TypeMetrics } from './typeMetrics';

/** The words of a batch in lines. */
export interface WordsLayout {
  /** The text, cut; each line but the last ends with a space. */
  readonly lines: readonly string[];
  /** Cells of the longest line, its space included. */
  readonly columns: number;
  /** From the left edge of the room to the lines', a multiple of the grid. */
  readonly leftPx: number;
}

/** Nearly every batch of twelve words has at most this many characters (core/round/batch.ts). */
const USUAL_CHARACTERS = 80;
/** What a line leaves free at its end, on average, because words are not broken. */
const USUAL_FREE = 3.5;

/**
 * Sets words in lines, a word and the space after it together. Lines are about equally long, there are as many of them
 * as nearly every batch of this width takes, and the block is centred by what is seen of it.
 *
 * @param text words separated by single spaces
 * @param isFilled the text has been cut to as many lines as it is to have: no more are made of it
 */
export function layoutWords(
  text: string,
  metrics: Pick<TypeMetrics, 'columns' | 'cellPx' | 'roomPx' | 'gridPx'>,
  isFilled = false,
): WordsLayout {
  const { columns: most, cellPx, roomPx, gridPx } = metrics;
  let width = most;
  // The narrowest block that needs no more lines.
  const fewest = Math.max(isFilled ? 0 : usualLines(most), cut(text, most, most).length);
  while (width > 1 && cut(text, width - 1, most).length <= fewest) width--;
  const lines = cut(text, width, most);
  const seen = Math.max(...lines.map((line) => line.trimEnd().length));
  const columns = Math.max(...lines.map((line) => line.length));
  // Letters may be larger than what is kept free beside them: the unseen space does not widen the page.
  const farthestPx = Math.floor((roomPx - columns * cellPx) / gridPx) * gridPx;
  return { lines, columns, leftPx: Math.max(0, Math.min(leftOf(seen * cellPx, metrics), farthestPx)) };
}

/** How many lines nearly every batch takes, of so many cells at the most. */
export function usualLines(columns: number): number {
  return Math.ceil(USUAL_CHARACTERS / (columns - USUAL_FREE));
}

/** The line, from 0, on which a position of the text stands; the last one for a position past its end. */
export function lineOf({ lines }: WordsLayout, position: number): number {
  let end = 0;
  const found = lines.findIndex((line) => {
    end += line.length;
    return position < end;
  });
  return found < 0 ? lines.length - 1 : found;
}

/** Lines as full as they get; one is longer than `columns` only where a single word is, which is broken at `most`. */
function cut(text: string, columns: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<= )/)) {
    if (line && line.length + word.length > columns) {
      lines.push(line);
      line = '';
    }
    line += word;
    for (; line.trimEnd().length > most; line = line.slice(most)) lines.push(line.slice(0, most));
  }
  return [...lines, line];
}
