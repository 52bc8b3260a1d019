import { Sprite, Texture } from 'pixi.js';
import type { Caret } from '../core/options/options';
import type { TypeMetrics } from '../type/typeMetrics';
import type { GlyphAtlas } from './GlyphAtlas';

/** How opaque each caret is; the words as text do the same (ui/round/WordsText.module.css). */
const ALPHA: Record<Caret | 'hollow', number> = { line: 1, block: 0.25, underline: 1, off: 0, hollow: 1 };

/** The player's caret. Every setter takes effect with the next `place`. */
export class CaretSprite extends Sprite {
  /** The shape while typing reaches the field. */
  shape: Caret = 'line';
  /** Typing does not reach the field: the caret is an empty frame. */
  isHollow = false;
  /** False in the second half of a blink. */
  isOn = true;
  /** Where the caret is while it glides along its line, in px; null where it belongs. */
  glideX: number | null = null;

  constructor() {
    super(Texture.EMPTY);
  }

  /** Moves to a character's cell, whose top left corner is at `x`, `y`, in px. */
  place({ x, y }: { readonly x: number; readonly y: number }, atlas: GlyphAtlas, metrics: TypeMetrics): void {
    const { boxTopPx, boxHeightPx, strokePx, cellPx } = metrics;
    const shape = this.isHollow ? 'hollow' : this.shape;
    const isFlat = shape === 'underline';
    this.texture = shape === 'hollow' ? atlas.hollowCaret : atlas.caret;
    this.setSize(shape === 'line' ? strokePx : cellPx, isFlat ? strokePx : boxHeightPx);
    this.position.set(this.glideX ?? x, y + boxTopPx + (isFlat ? boxHeightPx - strokePx : 0));
    // Not `visible`: changing that makes Pixi collect the whole scene again, twice in each blink.
    this.alpha = this.isOn ? ALPHA[shape] : 0;
  }
}
