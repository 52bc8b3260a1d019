import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Palette } from '../theme/readPalette';
import type { MeasuredLetters, UnitBox } from '../type/MeasuredLetters';
import type { TypeMetrics } from '../type/typeMetrics';
import { CARET_PX, FLAG_STROKES, type Pictures, type ShownMark } from './Pictures';

/** The colours of words, each a row. */
const ROWS = ['untyped', 'match', 'mismatch', 'ahead', 'skipped'] as const;
const MARKS: readonly string[] = ROWS;
/** Between pictures, because a word may extend a little beyond its box. */
const GAP_PX = 8;
/** What each GPU can have at least, in px. */
const MOST_WIDTH_PX = 2048;

type Type = TypeMetrics & { readonly letters: MeasuredLetters };

/** A word's picture: its top left corner in the first row. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly units: readonly UnitBox[];
}

/**
 * Pictures of whole words in every colour, which the browser has shaped and drawn, for letters that are not all equally
 * wide: what joins stays joined. A character is a slice of its word, so a key still only chooses a texture.
 */
export class WordSheet implements Pictures {
  readonly metrics: TypeMetrics;
  readonly caret: Texture;
  readonly ghostCaret: Texture;
  readonly #letters: MeasuredLetters;
  readonly #source: CanvasSource;
  readonly #places = new Map<string, Place>();
  /** Made when they are first shown. */
  readonly #cells = new Map<string, Texture>();
  readonly #blank: Pick<Rectangle, 'x' | 'y'>;
  readonly #mistypedSpace: Texture;
  /** By their widths. */
  readonly #blanks = new Map<number, Texture>();
  readonly #hollowCarets = new Map<number, Texture>();

  /** @param texts words of batches; their font must have loaded */
  constructor(metrics: Type, palette: Palette, texts: readonly string[]) {
    const { letters, linePx, boxTopPx, boxHeightPx, strokePx, hairPx } = metrics;
    this.metrics = metrics;
    this.#letters = letters;
    letters.prepare(texts.join(' '));
    const words = new Set(texts.flatMap((text) => text.split(' ')).filter((word) => word !== ''));
    const bandPx = ROWS.length * linePx;
    let x = 0;
    let y = 0;
    for (const word of words) {
      const units = letters.unitsOf(word);
      const widthPx = widthOf(units) + GAP_PX;
      if (x > 0 && x + widthPx > MOST_WIDTH_PX) {
        x = 0;
        y += bandPx;
      }
      this.#places.set(word, { x, y, units });
      x += widthPx;
    }
    const toolsTopPx = y + bandPx;
    const widthsPx = [
      ...new Set([...this.#places.values()].flatMap(({ units }) => units.map((one) => one.widthPx))),
    ];
    const boxesPx = [...widthsPx.filter((width) => width > 0), letters.spacePx].map(
      (width) => width + GAP_PX,
    );
    const widestPx = Math.max(...boxesPx);

    const canvas = document.createElement('canvas');
    canvas.width = Math.max(
      MOST_WIDTH_PX,
      ...[...this.#places.values()].map(({ x: left, units }) => left + widthOf(units)),
    );
    const framesPx = boxesPx.reduce((sumPx, widthPx) => sumPx + widthPx, 0);
    const rowsOfFrames = Math.ceil(framesPx / (MOST_WIDTH_PX - widestPx));
    canvas.height = toolsTopPx + (1 + rowsOfFrames) * linePx;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no 2D canvas to draw words on.');
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    this.#drawWords(context, metrics, palette);

    this.#source = new CanvasSource({ resource: canvas, scaleMode: 'nearest', autoGenerateMipmaps: false });
    // The carets and the block stand in a line of their own below the words: first the ones that are there once.
    let left = 0;
    const take = (widthPx: number): number => {
      left += widthPx + GAP_PX;
      return left - widthPx - GAP_PX;
    };
    this.#blank = { x: take(widestPx), y: toolsTopPx };

    const spaceLeftPx = take(letters.spacePx);
    context.fillStyle = palette.mistypedSpace;
    context.fillRect(spaceLeftPx, toolsTopPx + boxTopPx, letters.spacePx, boxHeightPx);
    this.#mistypedSpace = this.#cut(spaceLeftPx, toolsTopPx, letters.spacePx, linePx);

    const flagPx = Math.min(FLAG_STROKES * strokePx, ...widthsPx.filter((width) => width > strokePx));
    const ghostLeftPx = take(flagPx);
    context.clearRect(ghostLeftPx, toolsTopPx, flagPx, boxHeightPx);
    context.fillStyle = palette.ghost;
    context.fillRect(
      letters.dir === 'ltr' ? ghostLeftPx : ghostLeftPx + flagPx - strokePx,
      toolsTopPx,
      strokePx,
      boxHeightPx,
    );
    context.fillRect(ghostLeftPx, toolsTopPx, flagPx, 2 * strokePx);
    this.ghostCaret = this.#cut(ghostLeftPx, toolsTopPx, flagPx, boxHeightPx);

    const caretLeftPx = take(CARET_PX);
    context.fillStyle = palette.caret;
    context.fillRect(caretLeftPx, toolsTopPx, CARET_PX, CARET_PX);
    // Without the outermost pixels, so that stretching never blends in a neighbour.
    this.caret = this.#cut(caretLeftPx + 1, toolsTopPx + 1, CARET_PX - 2, CARET_PX - 2);

    left = 0;
    let topPx = toolsTopPx + linePx;
    for (const widthPx of new Set([...widthsPx, letters.spacePx])) {
      if (left + widthPx > MOST_WIDTH_PX) {
        left = 0;
        topPx += linePx;
      }
      const frameLeftPx = take(widthPx);
      context.fillRect(frameLeftPx, topPx, widthPx, boxHeightPx);
      context.clearRect(frameLeftPx + hairPx, topPx + hairPx, widthPx - 2 * hairPx, boxHeightPx - 2 * hairPx);
      this.#hollowCarets.set(widthPx, this.#cut(frameLeftPx, topPx, widthPx, boxHeightPx));
    }
    this.#source.update();
  }

  has(text: string): boolean {
    return text.split(' ').every((word) => word === '' || this.#places.has(word));
  }

  cell(mark: ShownMark, text: string, position: number): Texture {
    if (text[position] === ' ') {
      return mark === 'mistypedSpace' ? this.#mistypedSpace : this.#blankOf(this.#letters.spacePx);
    }
    const start = text.lastIndexOf(' ', position) + 1;
    const end = text.indexOf(' ', position);
    const word = text.slice(start, end < 0 ? text.length : end);
    const place = this.#places.get(word);
    const unit = place?.units[position - start];
    if (!place || !unit) return Texture.EMPTY;
    const row = MARKS.indexOf(mark);
    if (row < 0) return this.#blankOf(unit.widthPx);
    const key = `${mark} ${position - start} ${word}`;
    const known = this.#cells.get(key);
    if (known) return known;
    const { linePx } = this.metrics;
    const texture = this.#cut(place.x + unit.xPx, place.y + row * linePx, unit.widthPx, linePx);
    this.#cells.set(key, texture);
    return texture;
  }

  hollowCaret(widthPx: number): Texture {
    return this.#hollowCarets.get(widthPx) ?? Texture.EMPTY;
  }

  destroy(): void {
    const all = [this.#cells, this.#blanks, this.#hollowCarets].flatMap((some) => [...some.values()]);
    for (const texture of [...all, this.#mistypedSpace, this.caret, this.ghostCaret]) texture.destroy();
    this.#source.destroy();
  }

  #drawWords(context: CanvasRenderingContext2D, metrics: Type, palette: Palette): void {
    const { fontPx, fontFamily, linePx, baselinePx, strokePx, hairPx, letters } = metrics;
    context.font = `${fontPx}px ${fontFamily}`;
    context.textBaseline = 'alphabetic';
    context.direction = letters.dir;
    context.textAlign = 'left';
    if ('lang' in context) context.lang = letters.lang;
    for (const [row, mark] of ROWS.entries()) {
      for (const [word, { x, y, units }] of this.#places) {
        const topPx = y + row * linePx;
        // The line first, as browsers draw it: a letter that reaches into it covers it.
        if (mark === 'mismatch' || mark === 'skipped') {
          const isFaint = mark === 'skipped';
          context.fillStyle = palette[isFaint ? 'ahead' : mark];
          context.fillRect(x, topPx + baselinePx + 2 * strokePx, widthOf(units), isFaint ? hairPx : strokePx);
        }
        context.fillStyle = palette[mark === 'skipped' ? 'untyped' : mark];
        context.fillText(word, x, topPx + baselinePx);
      }
    }
  }

  #blankOf(widthPx: number): Texture {
    const { x, y } = this.#blank;
    const texture = this.#blanks.get(widthPx) ?? this.#cut(x, y, widthPx, this.metrics.linePx);
    this.#blanks.set(widthPx, texture);
    return texture;
  }

  #cut(x: number, y: number, width: number, height: number): Texture {
    return new Texture({ source: this.#source, frame: new Rectangle(x, y, width, height) });
  }
}

function widthOf(units: readonly UnitBox[]): number {
  return units.reduce((sumPx, { widthPx }) => sumPx + widthPx, 0);
}
