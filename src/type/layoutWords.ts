import { type BatchShape, leftOf, type TypeMetrics, usualLines, usualWidth } from './typeMetrics';

/** The words of a batch in lines. */
export interface WordsLayout {
  /** The text in lines; each but the last ends with a space. */
  readonly lines: readonly string[];
  /** What stands in the line below them: the first line of the next batch; '' if there is none, or no room for it. */
  readonly ahead: string;
  /** How many lines there is room for: those of the words, and mostly one ahead, be it empty. */
  readonly rows: number;
  /** The length of the longest line in cells, its final space included. */
  readonly columns: number;
  /** From the left edge of the available space to that of the lines; a multiple of `gridPx`. */
  readonly leftPx: number;
}

/** Between words. A mark that stands alone, as `?` does in French, begins no line. */
const BREAK = /(?<= )(?![;:!?](?: |$))/;
/** A text that has been cut to its lines was cut at all spaces. */
const BREAK_OF_CUT = /(?<= )/;

/**
 * Breaks words into lines; a word and the space after it stay together. The lines are about equally long. There are as
 * many lines as nearly every batch needs at this width, so that the next batch seldom moves what is below: one that needs
 * one more takes the room of the line ahead. All batches of a round have one left edge: where the widest line that is
 * usual would be centred.
 *
 * @param text words separated by single spaces
 * @param shape of all batches of the round
 * @param nextText the text of the next batch; '' for none
 */
export function layoutWords(
  text: string,
  metrics: Pick<TypeMetrics, 'columns' | 'cellPx' | 'roomPx' | 'gridPx' | 'aheadLines'>,
  shape: BatchShape,
  nextText = '',
): WordsLayout {
  const { cellPx, roomPx, gridPx, aheadLines } = metrics;
  const leftPx = Math.max(0, leftOf(usualWidth(metrics.columns, shape) * cellPx, metrics));
  const maxColumns = Math.min(metrics.columns, Math.floor((roomPx - leftPx) / cellPx));
  const lines = linesOf(text, maxColumns, metrics, shape);
  // A text that was cut has its own number of lines.
  const isLonger = shape.cutColumns === undefined && lines.length > usualLines(metrics.columns);
  const rows = lines.length + (isLonger ? 0 : aheadLines);
  const [first = ''] =
    rows === lines.length || nextText === '' ? [] : linesOf(nextText, maxColumns, metrics, shape);
  const ahead = first.trimEnd();
  const columns = Math.max(ahead.length, ...lines.map((line) => line.length));
  // A cell may be wider than the margin beside the lines: the invisible final space must not widen the page.
  const farthestPx = Math.floor((roomPx - columns * cellPx) / gridPx) * gridPx;
  return { lines, ahead, rows, columns, leftPx: Math.max(0, Math.min(leftPx, farthestPx)) };
}

/** The width of the widest line of these texts, in px. Parameters as for `layoutWords`. */
export function widestLinePx(
  texts: readonly string[],
  metrics: Parameters<typeof layoutWords>[1],
  shape: BatchShape,
): number {
  const lines = texts.flatMap((text) => layoutWords(text, metrics, shape).lines);
  return Math.max(...lines.map((line) => line.trimEnd().length)) * metrics.cellPx;
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

/**
 * @param maxColumns how long a line may be
 * @param maxWord how long a word may be that is not broken
 */
function linesOf(
  text: string,
  maxColumns: number,
  { columns: maxWord }: Pick<TypeMetrics, 'columns'>,
  { characters, cutColumns }: BatchShape,
): string[] {
  // A text that was cut keeps its lines.
  if (cutColumns !== undefined) {
    return breakLines(text.split(BREAK_OF_CUT), Math.min(cutColumns, maxWord), maxWord);
  }
  const words = text.split(BREAK);
  const lineCount = Math.max(usualLines(maxWord, characters), breakLines(words, maxColumns, maxWord).length);
  // The narrowest block that needs no more lines.
  let width = maxColumns;
  while (width > 1 && breakLines(words, width - 1, maxWord).length <= lineCount) width--;
  return breakLines(words, width, maxWord);
}

/** Fills each line up to `columns`. A longer word has a line to itself and is broken at `maxWord`. */
function breakLines(words: readonly string[], columns: number, maxWord: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && line.length + word.length > columns) {
      lines.push(line);
      line = '';
    }
    line += word;
    for (; line.trimEnd().length > maxWord; line = line.slice(maxWord)) {
      lines.push(line.slice(0, maxWord));
    }
  }
  return [...lines, line];
}
