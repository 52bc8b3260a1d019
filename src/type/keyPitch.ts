/** From one key to the next, in whole CSS pixels. */
export interface KeyPitch {
  readonly widthCssPx: number;
  readonly heightCssPx: number;
}

/** The smallest window with room for a keyboard below the words, in CSS pixels. */
const LEAST_WINDOW = { width: 640, height: 600 };
/** The height of a row, and of all of them, as shares of the window's: what is below them stays in it. */
const ROW_SHARE = 1 / 16;
const MOST_SHARE = 0.275;
/** The greatest height of a row, in CSS pixels. */
const MOST_ROW = 56;
/** The width of a key against its height. */
const ASPECT = 51 / 45;
/** The margin on each side, in CSS pixels. */
const GUTTER = 16;

/**
 * How large the keys of a keyboard are; null where the window has no room for it.
 *
 * @param keyboard its width in key widths, and its rows
 * @param window its size in CSS pixels
 */
export function keyPitch(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  { width, height }: { readonly width: number; readonly height: number },
): KeyPitch | null {
  if (width < LEAST_WINDOW.width || height < LEAST_WINDOW.height) return null;
  const rowCssPx = Math.min(height * ROW_SHARE, (height * MOST_SHARE) / rows, MOST_ROW);
  const keyCssPx = Math.min(rowCssPx * ASPECT, (width - 2 * GUTTER) / columns);
  return { widthCssPx: Math.floor(keyCssPx), heightCssPx: Math.floor(rowCssPx) };
}
