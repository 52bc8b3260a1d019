import { graphemes } from '../core/words/graphemes';
import type { Direction } from '../core/words/shaping';
import { type Cell, type Letters, lettersInCells } from './letters';
import { type BatchShape, leftOf, type TypeMetrics, usualLines, usualWidth } from './typeMetrics';

/** The words of a batch in lines. */
export interface WordsLayout {
  /** The text in lines; each but the last ends with a space. */
  readonly lines: readonly string[];
  /** The cells of the text, one for each of its units, spaces too. */
  readonly cells: readonly Cell[];
  /** What stands in the line below them: the first line of the next batch; '' if there is none, or no room for it. */
  readonly ahead: string;
  readonly aheadCells: readonly Cell[];
  /** How many lines there is room for: those of the words, and mostly one ahead, be it empty. */
  readonly rows: number;
  /** Which way the lines are read. */
  readonly dir: Direction;
  /** The width of the widest line, its final space included. */
  readonly widthPx: number;
  /** From the left edge of the available space to that of the lines; a multiple of `gridPx`. */
  readonly leftPx: number;
}

type LayoutMetrics = Pick<TypeMetrics, 'columns' | 'cellPx' | 'roomPx' | 'gridPx' | 'aheadLines'> & {
  readonly letters?: Letters;
};

/** Between words. A mark that stands alone, as `?` does in French, begins no line. */
const BREAK = /(?<= )(?![;:!?](?: |$))/;
/** A text that has been cut to its lines was cut at all spaces. */
const BREAK_OF_CUT = /(?<= )/;

/** So many of the usual characters have room in a line, however wide they are. */
const SHARE_OF_SHAPED = 0.85;

/**
 * Breaks words into lines; a word and the space after it stay together. The lines are about equally long. There are as
 * many lines as nearly every batch needs at this width, so that the next batch seldom moves what is below: one that needs
 * one more takes the room of the line ahead. All batches of a round begin at one edge: where the widest line that is
 * usual would be centred.
 *
 * @param text words separated by single spaces
 * @param shape of all batches of the round
 * @param nextText the text of the next batch; '' for none
 */
export function layoutWords(
  text: string,
  metrics: LayoutMetrics,
  shape: BatchShape,
  nextText = '',
): WordsLayout {
  const { cellPx, roomPx, gridPx, aheadLines } = metrics;
  const letters = lettersOf(metrics);
  letters.prepare?.(`${text} ${nextText}`);
  const edgePx = Math.max(0, leftOf(usualWidth(metrics.columns, shape) * cellPx, metrics));
  const maxColumns = Math.min(metrics.columns, Math.floor((roomPx - edgePx) / cellPx));
  const lines = linesOf(text, maxColumns, metrics, shape);
  // A text that was cut has its own number of lines.
  const isLonger = shape.cutColumns === undefined && lines.length > usualLines(metrics.columns);
  const rows = lines.length + (isLonger ? 0 : aheadLines);
  const [first = ''] =
    rows === lines.length || nextText === '' ? [] : linesOf(nextText, maxColumns, metrics, shape);
  const ahead = first.trimEnd();
  const widthPx = Math.max(...[...lines, ahead].map((line) => letters.widthOf(line)));
  // A cell may be wider than the margin beside the lines: the invisible final space must not widen the page.
  const farthestPx = Math.floor((roomPx - widthPx) / gridPx) * gridPx;
  const { dir } = letters;
  const leftPx = dir === 'ltr' ? edgePx : farthestPx - edgePx;
  return {
    lines,
    cells: lines.flatMap((line, number) => letters.cellsOf(line, number, widthPx)),
    ahead,
    aheadCells: letters.cellsOf(ahead, lines.length, widthPx),
    rows,
    dir,
    widthPx,
    leftPx: Math.max(0, Math.min(leftPx, farthestPx)),
  };
}

/** The width of the widest line of these texts, in px. Parameters as for `layoutWords`. */
export function widestLinePx(texts: readonly string[], metrics: LayoutMetrics, shape: BatchShape): number {
  lettersOf(metrics).prepare?.(texts.join(' '));
  const lines = texts.flatMap((text) => layoutWords(text, metrics, shape).lines);
  return Math.max(...lines.map((line) => lettersOf(metrics).widthOf(line.trimEnd())));
}

/** How many characters of an own text make a line: fewer than usual where some are wider, as it is cut by their number. */
export function columnsToCut({ columns, letters }: Pick<TypeMetrics, 'columns' | 'letters'>): number {
  return letters ? Math.floor(SHARE_OF_SHAPED * columns) : columns;
}

/** The cell of a position in the text; the last one for a position past the end. */
export function cellAt({ cells }: WordsLayout, position: number): Cell {
  return cells[position] ?? cells.at(-1) ?? { line: 0, xPx: 0, widthPx: 0 };
}

/**
 * @param maxColumns how long a line may be, in cells
 */
function linesOf(
  text: string,
  maxColumns: number,
  metrics: LayoutMetrics,
  { characters, cutColumns }: BatchShape,
): string[] {
  const { columns: maxWord } = metrics;
  // A text that was cut keeps its lines, which were cut by their characters.
  if (cutColumns !== undefined) {
    const inCells = { columns: maxWord, cellPx: metrics.cellPx };
    return breakLines(text.split(BREAK_OF_CUT), Math.min(cutColumns, maxWord), inCells);
  }
  const words = text.split(BREAK);
  const lineCount = Math.max(usualLines(maxWord, characters), breakLines(words, maxColumns, metrics).length);
  // The narrowest block that needs no more lines.
  let width = maxColumns;
  while (width > 1 && breakLines(words, width - 1, metrics).length <= lineCount) width--;
  return breakLines(words, width, metrics);
}

/** Fills each line up to `columns`. A longer word has a line to itself and is broken at `metrics.columns`. */
function breakLines(
  words: readonly string[],
  columns: number,
  metrics: Pick<LayoutMetrics, 'columns' | 'cellPx' | 'letters'>,
): string[] {
  const { cellPx } = metrics;
  const letters = lettersOf(metrics);
  const longestPx = metrics.columns * cellPx;
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && letters.widthOf(line + word) > columns * cellPx) {
      lines.push(line);
      line = '';
    }
    line += word;
    while (letters.widthOf(line.trimEnd()) > longestPx) {
      const whole = graphemes(line);
      while (whole.length > 1 && letters.widthOf(whole.join('')) > longestPx) whole.pop();
      const fitting = whole.join('');
      lines.push(fitting);
      line = line.slice(fitting.length);
    }
  }
  return [...lines, line];
}

function lettersOf({ letters, cellPx }: Pick<LayoutMetrics, 'letters' | 'cellPx'>): Letters {
  return letters ?? lettersInCells(cellPx);
}
