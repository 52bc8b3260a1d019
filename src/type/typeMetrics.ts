import type { Shaping } from '../core/words/shaping';
import type { MeasuredLetters } from './MeasuredLetters';

/** The type of the words, in device pixels; all whole numbers except `fontPx`, `dpr` and `topPx`. */
export interface TypeMetrics {
  /** Device pixels per CSS pixel. */
  readonly dpr: number;
  /** Positions and widths are multiples of this: of a CSS pixel if `dpr` is whole, else of a device pixel. */
  readonly gridPx: number;
  /** The font size that makes a character exactly one cell wide; with `letters` a whole one that makes it nearly so. */
  readonly fontPx: number;
  readonly fontFamily: string;
  /** The width of a letter; with `letters` that of a usual one. */
  readonly cellPx: number;
  /** How words are set whose letters are not all as wide as a cell; null or left out for others. */
  readonly shaping?: Shaping | null;
  /** The letters of such words. */
  readonly letters?: MeasuredLetters;
  readonly linePx: number;
  /** From the top of a line to the box of its letters, which the caret and the red block fill. */
  readonly boxTopPx: number;
  readonly boxHeightPx: number;
  /** From the top of a line to the baseline of its letters. */
  readonly baselinePx: number;
  /** The thickness of the caret and of the line under an error. */
  readonly strokePx: number;
  /** The thickness of the frame of a hollow caret. */
  readonly hairPx: number;
  /** The maximum number of cells in a line. */
  readonly columns: number;
  /** How many lines of the next batch have room below the words: 0 or 1. */
  readonly aheadLines: number;
  /** The width of the space in which the lines are centred. */
  readonly roomPx: number;
  /** From the top edge of the element to the first line, which begins on a whole device pixel. May be a fraction. */
  readonly topPx: number;
}

/** What all batches of a round have in common that shapes their lines. */
export interface BatchShape {
  /** How many characters a batch usually has; of batches that are cut to lines, how many there are to fill a line. */
  readonly characters: number;
  /** The columns to which the batches have been cut already; undefined if they are not. */
  readonly cutColumns?: number;
}

/** The space for the words. It begins at the left edge of the page. */
export interface Room {
  readonly topCssPx: number;
  readonly widthCssPx: number;
  readonly windowHeightCssPx: number;
}

/**
 * Ascent and descent of JetBrains Mono, in em (its hhea table: 1020 and 300 of 1000 units). Lines are set by it in all
 * letters (platform/words/letterFonts.ts).
 */
export const ASCENT_EM = 1.02;
const DESCENT_EM = 0.3;
const LINE_EM = 1.57;
/** Of words that are set whole: Arabic letters reach below the line of Latin ones, Thai marks above it. */
export const SHAPED_LINE_EM = 1.68;
const STROKE_EM = 1 / 12;
const MAX_COLUMNS = 44;
/** The margin on each side, in CSS pixels. */
export const GUTTER_CSS_PX = 16;
/** A batch of twelve words of the standard list has about this many characters (core/round/batch.ts). */
const STANDARD_CHARACTERS = 77.2;
/** Cells that stay empty at the end of a line, at most in nearly every batch, because words are not broken. */
const USUAL_FREE_CELLS = 3.75;
/** By how much the widest line of nearly every batch exceeds the mean, because words are not broken. */
const USUAL_EXCESS = 2.5;
/** A line of the next batch has room where the words with it take at most this share of the window's height. */
const MOST_OF_WINDOW = 1 / 4;

/** The font of the words, as the stylesheet has it. */
export type WordsFont = Pick<TypeMetrics, 'fontFamily'> & {
  /** The width of its letters, in em; of letters that are not equally wide, that of a usual one. */
  readonly advanceEm: number;
  /** The height of a line, in em, where that is not the usual one. */
  readonly lineEm?: number;
  /** The font size to take, in device px, for the one that would make a usual letter exactly one cell wide. */
  readonly sizeFor?: (exactPx: number, gridPx: number) => number;
};

/**
 * Fits the type to whole device pixels, so that the browser's text and the canvas draw every letter on the same pixel,
 * at any device pixel ratio and zoom. At whole ratios like 2 it is fitted to whole CSS pixels: a browser that only
 * emulates such a screen places boxes on whole CSS pixels only.
 *
 * @param room the space in which the lines are centred
 * @param preferredSizeCssPx the font size from the stylesheet, in CSS pixels
 * @param minColumns the font is made smaller until a line has room for this many characters
 */
export function typeMetrics(
  room: Room,
  preferredSizeCssPx: number,
  dpr: number,
  { fontFamily, advanceEm, lineEm = LINE_EM, sizeFor = (exactPx) => exactPx }: WordsFont,
  minColumns: number,
): TypeMetrics {
  const gridPx = Number.isInteger(dpr) ? dpr : 1;
  const toGrid = (px: number, round = Math.round): number => round(px / gridPx) * gridPx;
  const roomPx = Math.floor(room.widthCssPx * dpr);
  const usablePx = Math.floor((room.widthCssPx - 2 * GUTTER_CSS_PX) * dpr);
  const preferredCellPx = toGrid(preferredSizeCssPx * advanceEm * dpr);
  const cellPx = Math.max(gridPx, Math.min(preferredCellPx, toGrid(usablePx / minColumns, Math.floor)));
  const columns = Math.max(minColumns, Math.min(MAX_COLUMNS, Math.floor(usablePx / cellPx)));
  const fontPx = sizeFor(cellPx / advanceEm, gridPx);
  const ascentPx = Math.round(fontPx * ASCENT_EM);
  const boxHeightPx = toGrid(ascentPx + Math.round(fontPx * DESCENT_EM), Math.ceil);
  const boxTopPx = toGrid((fontPx * lineEm - boxHeightPx) / 2);
  const linePx = boxHeightPx + 2 * boxTopPx;
  const strokePx = Math.max(gridPx, toGrid(fontPx * STROKE_EM));
  const mostPx = MOST_OF_WINDOW * room.windowHeightCssPx * dpr;
  return {
    dpr,
    gridPx,
    fontPx,
    fontFamily,
    cellPx,
    linePx,
    boxTopPx,
    boxHeightPx,
    baselinePx: boxTopPx + ascentPx,
    strokePx,
    hairPx: toGrid(strokePx / 2, Math.ceil),
    columns,
    aheadLines: (usualLines(columns) + 1) * linePx <= mostPx ? 1 : 0,
    roomPx,
    topPx: toWhole((room.topCssPx * dpr) / gridPx) * gridPx,
  };
}

/**
 * How many lines nearly every batch needs.
 *
 * @param columns the maximum length of a line, in cells
 * @param characters how many characters a batch usually has
 */
export function usualLines(columns: number, characters = STANDARD_CHARACTERS): number {
  return Math.max(1, Math.ceil(characters / (columns - USUAL_FREE_CELLS)));
}

/** The widest line that is usual, in cells, in batches of this shape; not of one batch. Parameters as for `usualLines`. */
export function usualWidth(columns: number, { characters, cutColumns }: BatchShape): number {
  // Without the space at its end.
  if (cutColumns !== undefined) return Math.min(characters, cutColumns - 1, columns);
  const mean = characters / usualLines(columns, characters);
  return Math.min(columns, Math.ceil(mean + USUAL_EXCESS));
}

/** The left edge of something of this width that is centred in the available space. */
export function leftOf(widthPx: number, { roomPx, gridPx }: Pick<TypeMetrics, 'roomPx' | 'gridPx'>): number {
  return Math.floor((roomPx - widthPx) / 2 / gridPx) * gridPx;
}

/** The difference to the next whole number; 0 where it is only a rounding error. */
function toWhole(value: number): number {
  const missing = Math.ceil(value) - value;
  return missing > 0.999 ? 0 : missing;
}

/**
 * Whether a letter may be of a fallback font, in which letters have other widths: each font of the words has the
 * characters of ASCII.
 */
export function mayBeFallbackLetter(letter: string): boolean {
  return letter > '~';
}

/** Where a letter of a fallback font begins in its cell, in whole device pixels: centred, or 0 if it is too wide. */
export function fallbackLetterLeft(cellPx: number, letterPx: number): number {
  return Math.max(0, Math.round((cellPx - letterPx) / 2));
}
