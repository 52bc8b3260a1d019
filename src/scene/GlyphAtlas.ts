import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Palette } from '../theme/readPalette';
import { fallbackLetterLeft, mayBeFallbackLetter, type TypeMetrics } from '../type/typeMetrics';
import { CARET_PX, FLAG_STROKES, type Pictures, type ShownMark } from './Pictures';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Space between cells, because a letter may extend a little beyond its cell. */
const GAP_PX = 2;

/** A letter of a fallback font is squeezed if it is this many times wider than its cell. */
const TOO_WIDE = 1.1;

/** With more rows than this, an atlas is too high for some GPUs. */
const MOST_ROWS = 24;

/** The letters' colours, each a row of cells. */
const ROWS = ['untyped', 'match', 'mismatch', 'ahead'] as const;
/** The same for a round in which words can be left. */
const ROWS_WITH_SKIPPED = [...ROWS, 'skipped'] as const;

/**
 * A texture with a cell for every character in every colour, and for a right and a wrong space. The browser's text engine
 * draws it once, at device pixels. So the canvas is as sharp as the text of the page, the whole board is one draw call,
 * and a mark is just a choice of cell: nothing is tinted or combined. Each cell includes the background, so that it
 * covers what was drawn there before.
 *
 * The first band of rows has `a` to `z`; other characters follow in bands of 26 below.
 */
export class GlyphAtlas implements Pictures {
  /** The type in which its characters are drawn. */
  readonly metrics: TypeMetrics;
  readonly #source: CanvasSource;
  readonly #cells = new Map<string, Texture>();
  readonly caret: Texture;
  readonly #hollowCaret: Texture;
  readonly ghostCaret: Texture;
  readonly #hasSkipped: boolean;

  /**
   * @param text every character of it has a cell; its font must have loaded
   * @param others characters of later words, which get cells, too, if there is room for all of them
   * @param hasSkipped whether there are cells for skipped characters
   */
  constructor(metrics: TypeMetrics, palette: Palette, text = '', others = '', hasSkipped = false) {
    this.metrics = metrics;
    this.#hasSkipped = hasSkipped;
    const rows = hasSkipped ? ROWS_WITH_SKIPPED : ROWS;
    const { cellPx, linePx, boxTopPx, boxHeightPx, baselinePx, strokePx, hairPx } = metrics;
    const all = extraCharacters(others + text);
    const mostCharacters = Math.floor(MOST_ROWS / rows.length) * LETTERS.length;
    const hasRoom = LETTERS.length + all.length <= mostCharacters;
    const characters = LETTERS + (hasRoom ? all : extraCharacters(text));
    const canvas = document.createElement('canvas');
    const ghostLeftPx = (LETTERS.length + 1) * (cellPx + GAP_PX);
    canvas.width = ghostLeftPx + cellPx + GAP_PX + CARET_PX;
    const bandPx = rows.length * linePx;
    canvas.height = Math.ceil(characters.length / LETTERS.length) * bandPx;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no 2D canvas to draw letters on.');
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.font = `${metrics.fontPx}px ${metrics.fontFamily}`;
    context.textBaseline = 'alphabetic';

    this.#source = new CanvasSource({ resource: canvas, scaleMode: 'nearest', autoGenerateMipmaps: false });
    const cut = (x: number, y: number, width: number, height: number): Texture =>
      new Texture({ source: this.#source, frame: new Rectangle(x, y, width, height) });

    for (const [row, mark] of rows.entries()) {
      for (const [i, character] of Array.from(characters).entries()) {
        const x = (i % LETTERS.length) * (cellPx + GAP_PX);
        const y = Math.floor(i / LETTERS.length) * bandPx + row * linePx;
        // The line first, as browsers draw it: a letter that reaches into it covers it.
        if (mark === 'mismatch' || mark === 'skipped') {
          const isFaint = mark === 'skipped';
          context.fillStyle = palette[isFaint ? 'ahead' : mark];
          context.fillRect(x, y + baselinePx + 2 * strokePx, cellPx, isFaint ? hairPx : strokePx);
        }
        context.fillStyle = palette[mark === 'skipped' ? 'untyped' : mark];
        fillCell(context, character, x, y + baselinePx, cellPx);
        this.#cells.set(mark + character, cut(x, y, cellPx, linePx));
      }
    }
    const spaceLeftPx = LETTERS.length * (cellPx + GAP_PX);
    const blank = cut(spaceLeftPx, 0, cellPx, linePx);
    this.#cells.set('untyped ', blank).set('match ', blank).set('ahead ', blank);
    context.fillStyle = palette.mistypedSpace;
    context.fillRect(spaceLeftPx, linePx + boxTopPx, cellPx, boxHeightPx);
    this.#cells.set('mistypedSpace ', cut(spaceLeftPx, linePx, cellPx, linePx));
    const frameTopPx = 2 * linePx + boxTopPx;
    context.fillStyle = palette.caret;
    context.fillRect(spaceLeftPx, frameTopPx, cellPx, boxHeightPx);
    context.clearRect(
      spaceLeftPx + hairPx,
      frameTopPx + hairPx,
      cellPx - 2 * hairPx,
      boxHeightPx - 2 * hairPx,
    );
    this.#hollowCaret = cut(spaceLeftPx, frameTopPx, cellPx, boxHeightPx);
    context.clearRect(ghostLeftPx, boxTopPx, cellPx, boxHeightPx);
    context.fillStyle = palette.ghost;
    context.fillRect(ghostLeftPx, boxTopPx, strokePx, boxHeightPx);
    context.fillRect(ghostLeftPx, boxTopPx, Math.min(cellPx, FLAG_STROKES * strokePx), 2 * strokePx);
    this.ghostCaret = cut(ghostLeftPx, boxTopPx, cellPx, boxHeightPx);
    context.fillStyle = palette.caret;
    context.fillRect(canvas.width - CARET_PX, 0, CARET_PX, CARET_PX);
    // Without the outermost pixels, so that stretching never blends in a neighbour.
    this.caret = cut(canvas.width - CARET_PX + 1, 1, CARET_PX - 2, CARET_PX - 2);
    this.#source.update();
  }

  has(text: string, nextText: string, skips: boolean): boolean {
    if (skips && !this.#hasSkipped) return false;
    return Array.from(text + nextText).every((character) => this.#cells.has(`untyped${character}`));
  }

  cell(mark: ShownMark, text: string, position: number): Texture {
    if (mark === 'hidden') return this.#cells.get('untyped ') ?? Texture.EMPTY;
    return this.#cells.get(mark + text.charAt(position)) ?? Texture.EMPTY;
  }

  /** All cells are equally wide. */
  hollowCaret(): Texture {
    return this.#hollowCaret;
  }

  destroy(): void {
    for (const texture of [...this.#cells.values(), this.caret, this.#hollowCaret, this.ghostCaret]) {
      texture.destroy();
    }
    this.#source.destroy();
  }
}

/** The characters of a text besides those that every atlas has, each once. */
function extraCharacters(text: string): string {
  return [...new Set(text)].filter((character) => !/[a-z ]/.test(character)).join('');
}

function fillCell(
  context: CanvasRenderingContext2D,
  character: string,
  x: number,
  y: number,
  cellPx: number,
): void {
  const widthPx = mayBeFallbackLetter(character) ? context.measureText(character).width : cellPx;
  const left = x + fallbackLetterLeft(cellPx, widthPx);
  if (widthPx > TOO_WIDE * cellPx) context.fillText(character, left, y, cellPx);
  else context.fillText(character, left, y);
}
