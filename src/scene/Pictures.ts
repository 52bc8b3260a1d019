import type { Texture } from 'pixi.js';
import type { Mark } from '../core/round/marks';
import type { TypeMetrics } from '../type/typeMetrics';

/** How a character is shown; `ahead` in the line of the next batch. */
export type ShownMark = Mark | 'ahead';

/** The size of the piece of the caret's colour. */
export const CARET_PX = 4;
/** The width of the flag on the ghost's caret, in strokes. */
export const FLAG_STROKES = 4;

/** All that the board is drawn with in one type: pictures in one texture, so that the board is one draw call. */
export interface Pictures {
  /** The type in which they are drawn. */
  readonly metrics: TypeMetrics;
  /** A piece of the caret's colour, to be stretched to the caret's size. */
  readonly caret: Texture;
  /** The caret of the ghost in a race. A flag makes it differ in shape, not only in colour. */
  readonly ghostCaret: Texture;
  /** The caret of a field without focus: a frame around a cell of this width. */
  hollowCaret(widthPx: number): Texture;
  /** Whether each character of a text and of the next one has pictures, also as a skipped one if `skips`. */
  has(text: string, nextText: string, skips: boolean): boolean;
  /**
   * A character or space of a text that it has, or of the next batch; blank where it is hidden. Each includes its
   * background, so that it covers what was drawn there before. Empty if there is none.
   */
  cell(mark: ShownMark, text: string, position: number): Texture;
  destroy(): void;
}
