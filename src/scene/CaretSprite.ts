import { Sprite } from 'pixi.js';
import type { Caret } from '../core/options/options';
import type { GlyphAtlas } from './GlyphAtlas';

/** The player's caret at one moment. */
export interface CaretState {
  /** The chosen shape; `hollow`, an empty frame, while typing does not reach the field. */
  readonly shape: Caret | 'hollow';
  /** False in the second half of a blink, and at the end of a round. */
  readonly isOn: boolean;
  /** The caret's place while it glides along its line, in whole px; null when it is where it belongs. */
  readonly glideXPx: number | null;
}

/** How opaque each caret is; the words as text do the same (ui/round/WordsText.module.css). */
const ALPHA: Record<CaretState['shape'], number> = { line: 1, block: 0.25, underline: 1, off: 0, hollow: 1 };

/** The player's caret. */
export class CaretSprite extends Sprite {
  /** Shows the caret as it is now, at a character's cell, whose top left corner is at `x`, `y`, in px. */
  place(
    { shape, isOn, glideXPx }: CaretState,
    { x, y }: { readonly x: number; readonly y: number },
    atlas: GlyphAtlas,
  ): void {
    const { boxTopPx, boxHeightPx, strokePx, cellPx } = atlas.metrics;
    const isFlat = shape === 'underline';
    this.texture = shape === 'hollow' ? atlas.hollowCaret : atlas.caret;
    this.setSize(shape === 'line' ? strokePx : cellPx, isFlat ? strokePx : boxHeightPx);
    this.position.set(glideXPx ?? x, y + boxTopPx + (isFlat ? boxHeightPx - strokePx : 0));
    // Not `visible`, whose changes make Pixi collect the whole scene again, twice per blink.
    this.alpha = isOn ? ALPHA[shape] : 0;
  }
}
