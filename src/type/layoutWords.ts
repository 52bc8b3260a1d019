import { leftOf, type TypeMetrics } from './typeMetrics';

/** The words of a batch in lines. */
export interface WordsLayout {
  /** The text in lines; each but the last ends with a space. */
  readonly lines: readonly string[];
  /** The length of the longest line in cells, its final space included. */
  readonly columns: number;
  /** From the left edge of the available space to that of the lines; a multiple of `gridPx`. */
  readonly leftPx: number;
}

/** Nearly every batch of twelve words has at most this many characters (core/round/batch.ts). */
const USUAL_CHARACTERS = 80;
/** Cells that stay empty at the end of a line, on average, because words are not broken. */
const USUAL_FREE_CELLS = 3.5;

/** Between words. A mark that stands alone, as `?` does in French, begins no line. */
const BREAK = /(?<= )(?![;:!?](?: |$))/;
/** A text that has been cut to its lines was cut at all spaces. */
const BREAK_OF_CUT = /(?<= )/;

/**
 * Breaks words into lines; a word and the space after it stay together. The lines are about equally long. There are as
 * many lines as nearly every batch needs at this width, so that the next batch seldom moves what is below. The block is
 * centred by what is visible of it, without the final spaces.
 *
 * @param text words separated by single spaces
 * @param isCutToLines the text has been cut to fill its lines: it gets no more lines than it needs
 */
export function layoutWords(
  text: string,
  metrics: Pick<TypeMetrics, 'columns' | 'cellPx' | 'roomPx' | 'gridPx'>,
  isCutToLines = false,
): WordsLayout {
  const { columns: maxColumns, cellPx, roomPx, gridPx } = metrics;
  const words = text.split(isCutToLines ? BREAK_OF_CUT : BREAK);
  let width = maxColumns;
  // The narrowest block that needs no more lines.
  const lineCount = Math.max(
    isCutToLines ? 0 : usualLines(maxColumns),
    breakLines(words, maxColumns, maxColumns).length,
  );
  while (width > 1 && breakLines(words, width - 1, maxColumns).length <= lineCount) width--;
  const lines = breakLines(words, width, maxColumns);
  const visibleColumns = Math.max(...lines.map((line) => line.trimEnd().length));
  const columns = Math.max(...lines.map((line) => line.length));
  // A cell may be wider than the margin beside the lines: the invisible final space must not widen the page.
  const farthestPx = Math.floor((roomPx - columns * cellPx) / gridPx) * gridPx;
  return {
    lines,
    columns,
    leftPx: Math.max(0, Math.min(leftOf(visibleColumns * cellPx, metrics), farthestPx)),
  };
}

/** How many lines nearly every batch needs. `columns` is the maximum length of a line, in cells. */
export function usualLines(columns: number): number {
  return Math.ceil(USUAL_CHARACTERS / (columns - USUAL_FREE_CELLS));
}

/** The line, 0 for the first, of a position in the text; the last line for a position past the end. */
export function lineOf({ lines }: WordsLayout, position: number): number {
  let end = 0;
  const found = lines.findIndex((line) => {
    end += line.length;
    return position < end;
  });
  return found < 0 ? lines.length - 1 : found;
}

/** Fills each line up to `columns`. A longer word has a line to itself and is broken at `maxColumns`. */
function breakLines(words: readonly string[], columns: number, maxColumns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && line.length + word.length > columns) {
      lines.push(line);
      line = '';
    }
    line += word;
    for (; line.trimEnd().length > maxColumns; line = line.slice(maxColumns)) {
      lines.push(line.slice(0, maxColumns));
    }
  }
  return [...lines, line];
}
