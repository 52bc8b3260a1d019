import { GUTTER_CSS_PX } from './typeMetrics';

/** From one key to the next, in whole CSS pixels. */
export interface KeyPitch {
  readonly widthCssPx: number;
  readonly heightCssPx: number;
}

/** The smallest window with room for a keyboard below the words. */
const MIN_WINDOW_CSS_PX = { width: 640, height: 600 };
/** In lessons it is there on a phone, too. */
const MIN_LESSON_WIDTH_CSS_PX = 340;
/** The height of a row, and of all of them, as shares of the window's: words of one more line leave them in it. */
const ROW_HEIGHT_SHARE = 1 / 16;
const MAX_HEIGHT_SHARE = 0.275;
const MAX_ROW_CSS_PX = 56;
/** What is above and below the keyboard in the smallest window. */
const REST_CSS_PX = 467;
/** The width of a key against its height. */
const KEY_ASPECT = 51 / 45;

/**
 * How large the keys of a keyboard are; null where the window has no room for it.
 *
 * @param keyboard its width in key widths, and its rows
 * @param window its size in CSS pixels
 * @param isLesson whether it is for a lesson
 */
export function keyPitch(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  { width, height }: { readonly width: number; readonly height: number },
  isLesson = false,
): KeyPitch | null {
  const least = isLesson ? MIN_LESSON_WIDTH_CSS_PX : MIN_WINDOW_CSS_PX.width;
  if (width < least || height < MIN_WINDOW_CSS_PX.height) return null;
  const allCssPx = Math.min(height * MAX_HEIGHT_SHARE, height - REST_CSS_PX);
  const rowCssPx = Math.min(height * ROW_HEIGHT_SHARE, allCssPx / rows, MAX_ROW_CSS_PX);
  const keyCssPx = Math.min(rowCssPx * KEY_ASPECT, (width - 2 * GUTTER_CSS_PX) / columns);
  return { widthCssPx: Math.floor(keyCssPx), heightCssPx: Math.floor(rowCssPx) };
}
