import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Mark } from '../core/marks';
import type { Palette } from '../theme/readPalette';
import type { TypeMetrics } from '../theme/typeMetrics';

/** Marks that have letters; a mistyped space has none. */
const LETTER_MARKS = ['untyped', 'match', 'mismatch'] as const satisfies readonly Mark[];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Letters may reach a little over the edge of their cell. */
const OVERHANG_PX = 2;
const BLOCK_PX = 4;

/** Small solid pieces of one colour: stretched to a block, a bar or a line. */
export type Solid = 'mistypedSpace' | 'mismatch' | 'caret';
const SOLIDS: readonly Solid[] = ['mistypedSpace', 'mismatch', 'caret'];

/**
 * Every letter in every colour, drawn once by the browser's own text engine at device pixels, on one texture. So the
 * canvas is as sharp as the page's text, the whole board is one draw call, and a colour is a choice of picture:
 * nothing is tinted.
 */
export class GlyphAtlas {
  /** How far a letter's picture begins to the left of its cell, in CSS pixels. */
  readonly overhang: number;
  readonly #source: CanvasSource;
  readonly #letters = new Map<string, Texture>();
  readonly #solids = new Map<Solid, Texture>();

  constructor(metrics: TypeMetrics, palette: Palette) {
    const { dpr, cellPx, linePx, baselinePx } = metrics;
    this.overhang = OVERHANG_PX / dpr;
    const framePx = cellPx + 2 * OVERHANG_PX;
    const solidsTopPx = linePx * LETTER_MARKS.length;

    const canvas = document.createElement('canvas');
    canvas.width = framePx * LETTERS.length;
    canvas.height = solidsTopPx + BLOCK_PX;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no 2D canvas to draw letters on.');
    context.font = `${metrics.fontPx}px ${metrics.fontFamily}`;
    context.textBaseline = 'alphabetic';

    this.#source = new CanvasSource({
      resource: canvas,
      resolution: dpr,
      scaleMode: 'nearest',
      autoGenerateMipmaps: false,
    });
    const cut = (x: number, y: number, width: number, height: number): Texture =>
      new Texture({
        source: this.#source,
        frame: new Rectangle(x / dpr, y / dpr, width / dpr, height / dpr),
      });

    for (const [row, mark] of LETTER_MARKS.entries()) {
      context.fillStyle = palette[mark];
      for (const [i, letter] of Array.from(LETTERS).entries()) {
        const x = i * framePx;
        context.fillText(letter, x + OVERHANG_PX, row * linePx + baselinePx);
        this.#letters.set(mark + letter, cut(x, row * linePx, framePx, linePx));
      }
    }
    for (const [i, solid] of SOLIDS.entries()) {
      context.fillStyle = palette[solid];
      context.fillRect(i * BLOCK_PX, solidsTopPx, BLOCK_PX, BLOCK_PX);
      // The outermost pixels stay out, so that stretching never blends in a neighbour.
      this.#solids.set(solid, cut(i * BLOCK_PX + 1, solidsTopPx + 1, BLOCK_PX - 2, BLOCK_PX - 2));
    }
    this.#source.update();
  }

  /** The picture of a letter a–z; empty for anything else, a space among it. */
  letter(mark: Mark, letter: string): Texture {
    return this.#letters.get(mark + letter) ?? Texture.EMPTY;
  }

  solid(solid: Solid): Texture {
    return this.#solids.get(solid) ?? Texture.EMPTY;
  }

  destroy(): void {
    for (const texture of [...this.#letters.values(), ...this.#solids.values()]) texture.destroy();
    this.#source.destroy();
  }
}
