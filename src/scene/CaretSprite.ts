import { Sprite } from 'pixi.js';
import type { Caret } from '../core/options/options';
import type { Direction } from '../core/words/shaping';
import type { Pictures } from './Pictures';

/** The player's caret at one moment. */
export interface CaretState {
  /** The chosen shape; `hollow`, an empty frame, while typing does not reach the field. */
  readonly shape: Caret | 'hollow';
  /** False in the second half of a blink, and at the end of a round. */
  readonly isOn: boolean;
  /** Where its edge at which reading begins is while it glides along its line, in whole px; null when it has arrived. */
  readonly glideXPx: number | null;
}

/** Where a caret belongs, in px. */
interface CaretPlace {
  /** Its edge on the side that reading begins at. */
  readonly x: number;
  /** The top of its line. */
  readonly y: number;
  /** The width of the cell that it stands at. */
  readonly widthPx: number;
  readonly dir: Direction;
}

/** How opaque each caret is; the words as text do the same (ui/round/WordsText.module.css). */
const ALPHA: Record<CaretState['shape'], number> = { line: 1, block: 0.25, underline: 1, off: 0, hollow: 1 };

/** The player's caret. */
export class CaretSprite extends Sprite {
  /** Shows the caret as it is now. */
  place({ shape, isOn, glideXPx }: CaretState, { x, y, widthPx, dir }: CaretPlace, pictures: Pictures): void {
    const { boxTopPx, boxHeightPx, strokePx } = pictures.metrics;
    const isFlat = shape === 'underline';
    this.texture = shape === 'hollow' ? pictures.hollowCaret(widthPx) : pictures.caret;
    const ownPx = shape === 'line' ? strokePx : widthPx;
    this.setSize(ownPx, isFlat ? strokePx : boxHeightPx);
    const edgePx = glideXPx ?? x;
    this.position.set(
      dir === 'ltr' ? edgePx : edgePx - ownPx,
      y + boxTopPx + (isFlat ? boxHeightPx - strokePx : 0),
    );
    // Not `visible`, whose changes make Pixi collect the whole scene again, twice per blink.
    this.alpha = isOn ? ALPHA[shape] : 0;
  }
}
