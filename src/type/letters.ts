import type { Direction } from '../core/words/shaping';

/** The place of a UTF-16 unit of the words, in device pixels; a multiple of `gridPx`. */
export interface Cell {
  /** 0 for the first. */
  readonly line: number;
  /** Of its left edge, from that of the lines. */
  readonly xPx: number;
  readonly widthPx: number;
  /** Which way its word is read, where that is not the way of its line: a number in a line from right to left. */
  readonly dir?: Direction;
  /** Its place among the units of one letter; left out where the letter is one unit. */
  readonly part?: { readonly index: number; readonly of: number };
}

/** How wide the letters of the words are, in one type. */
export interface Letters {
  readonly dir: Direction;
  /** Called with texts before they are asked for. */
  prepare?(text: string): void;
  /** The width of a text in one line, in px. */
  widthOf(text: string): number;
  /**
   * The cells of the units of a line. They leave no gaps.
   *
   * @param line its number
   * @param blockPx the width of the lines: those that are read from right to left begin there
   */
  cellsOf(text: string, line: number, blockPx: number): readonly Cell[];
}

/** Letters that are all as wide as a cell. */
export function lettersInCells(cellPx: number): Letters {
  return {
    dir: 'ltr',
    widthOf: ({ length }) => length * cellPx,
    cellsOf: ({ length }, line) =>
      Array.from({ length }, (_, column) => ({ line, xPx: column * cellPx, widthPx: cellPx })),
  };
}

/** Where reading begins in a cell: its edge on the side that its line begins at. There its caret stands. */
export function leadingEdgePx({ xPx, widthPx, dir }: Cell, ofLine: Direction): number {
  return (dir ?? ofLine) === 'ltr' ? xPx : xPx + widthPx;
}
