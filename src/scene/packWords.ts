import type { UnitBox } from '../type/MeasuredLetters';

/** A word's pictures on a sheet: the top left corner of the first one; the others are below it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly units: readonly UnitBox[];
}

/** Where the words of a text are on a sheet, and what they take of it, in px. */
export interface Packed {
  readonly places: ReadonlyMap<string, Place>;
  readonly widthPx: number;
  readonly bottomPx: number;
}

/** What each GPU can have, in px. The sheets of all usual words are not half as high. */
const MOST_WIDTH_PX = 4096;
/** Between pictures, because a word may extend a little beyond its box. */
export const GAP_PX = 8;

/**
 * Finds room for each word of a text, in bands from `topPx` on.
 *
 * @param bandPx the height of all pictures of a word
 */
export function packWords(
  text: string,
  unitsOf: (word: string) => readonly UnitBox[],
  topPx: number,
  bandPx: number,
): Packed {
  const places = new Map<string, Place>();
  let x = 0;
  let y = topPx;
  let sheetPx = 0;
  for (const word of new Set(text.split(' '))) {
    if (word === '') continue;
    const units = unitsOf(word);
    const widthPx = widthOfUnits(units) + GAP_PX;
    if (x > 0 && x + widthPx > MOST_WIDTH_PX) {
      x = 0;
      y += bandPx;
    }
    places.set(word, { x, y, units });
    x += widthPx;
    sheetPx = Math.max(sheetPx, x);
  }
  return { places, widthPx: sheetPx, bottomPx: places.size > 0 ? y + bandPx : topPx };
}

/** The width of a word. */
export function widthOfUnits(units: readonly UnitBox[]): number {
  return units.reduce((sumPx, { widthPx }) => sumPx + widthPx, 0);
}
