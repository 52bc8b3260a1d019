import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Palette } from '../theme/readPalette';
import type { MeasuredLetters, UnitBox } from '../type/MeasuredLetters';
import type { TypeMetrics } from '../type/typeMetrics';
import { CARET_PX, FLAG_STROKES, type Pictures, type ShownMark } from './Pictures';
import { GAP_PX, type Packed, type Place, packWords, widthOfUnits } from './packWords';

/** The colours of words that are typed, each a row. */
const ROWS: readonly ShownMark[] = ['untyped', 'match', 'mismatch'];
const ROWS_WITH_SKIPPED: readonly ShownMark[] = [...ROWS, 'skipped'];
/** Between the rows of a word, in lines. */
const GAP_LINES = 0.25;
type Type = TypeMetrics & { readonly letters: MeasuredLetters };

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
  readonly #text: string;
  readonly #nextText: string;
  readonly #skips: boolean;
  readonly #rows: readonly ShownMark[];
  /** The words of the batch, and those of the line of the next one. */
  readonly #words: Packed;
  readonly #wordsAhead: Packed;
  /** Made when they are first shown. */
  readonly #cells = new Map<string, Texture>();
  /** From one row of a word to the next. */
  readonly #rowPx: number;
  readonly #blank: Pick<Rectangle, 'x' | 'y'>;
  readonly #mistypedSpace: Texture;
  /** By their widths. */
  readonly #blanks = new Map<number, Texture>();
  readonly #hollowCarets = new Map<number, Texture>();

  /**
   * @param text the words of a batch; their font must have loaded
   * @param nextText those of the next one; '' for none
   * @param skips whether words can be left, with a picture of skipped ones
   */
  constructor(metrics: Type, palette: Palette, text: string, nextText: string, skips: boolean) {
    const { letters, linePx, boxTopPx, boxHeightPx, strokePx, hairPx } = metrics;
    this.metrics = metrics;
    this.#letters = letters;
    this.#text = text;
    this.#nextText = nextText;
    this.#skips = skips;
    letters.prepare(`${text} ${nextText}`);
    this.#rowPx = Math.ceil((1 + GAP_LINES) * linePx);
    this.#rows = skips ? ROWS_WITH_SKIPPED : ROWS;
    const unitsOf = (word: string): readonly UnitBox[] => letters.unitsOf(word);
    this.#words = packWords(text, unitsOf, 0, this.#rows.length * this.#rowPx);
    this.#wordsAhead = packWords(nextText, unitsOf, this.#words.bottomPx, this.#rowPx);
    const toolsTopPx = this.#wordsAhead.bottomPx;

    const units = [...this.#words.places.values()].flatMap((place) => place.units);
    const widthsPx = new Set(
      [letters.spacePx, ...units.map(({ widthPx }) => widthPx)].filter((width) => width > 0),
    );
    const widestPx = Math.max(...widthsPx);
    const flagPx = Math.min(FLAG_STROKES * strokePx, ...[...widthsPx].filter((width) => width > strokePx));
    const toolsPx = widestPx + letters.spacePx + flagPx + CARET_PX + 4 * GAP_PX;
    const sheetPx = Math.max(this.#words.widthPx, this.#wordsAhead.widthPx, toolsPx);
    const framesPx = [...widthsPx].reduce((sumPx, widthPx) => sumPx + widthPx + GAP_PX, 0);
    const rowsOfFrames = Math.ceil(framesPx / (sheetPx - widestPx - GAP_PX));
    const canvas = document.createElement('canvas');
    canvas.width = sheetPx;
    canvas.height = toolsTopPx + (1 + rowsOfFrames) * linePx;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gives no 2D canvas to draw words on.');
    context.fillStyle = palette.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
    this.#drawWords(context, metrics, palette);

    this.#source = new CanvasSource({ resource: canvas, scaleMode: 'nearest', autoGenerateMipmaps: false });
    // What all words have in common, in a line of its own.
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

    const ghostLeftPx = take(flagPx);
    const stemLeftPx = letters.dir === 'ltr' ? ghostLeftPx : ghostLeftPx + flagPx - strokePx;
    context.clearRect(ghostLeftPx, toolsTopPx, flagPx, boxHeightPx);
    context.fillStyle = palette.ghost;
    context.fillRect(stemLeftPx, toolsTopPx, strokePx, boxHeightPx);
    context.fillRect(ghostLeftPx, toolsTopPx, flagPx, 2 * strokePx);
    this.ghostCaret = this.#cut(ghostLeftPx, toolsTopPx, flagPx, boxHeightPx);

    const caretLeftPx = take(CARET_PX);
    context.fillStyle = palette.caret;
    context.fillRect(caretLeftPx, toolsTopPx, CARET_PX, CARET_PX);
    // Without the outermost pixels, so that stretching never blends in a neighbour.
    this.caret = this.#cut(caretLeftPx + 1, toolsTopPx + 1, CARET_PX - 2, CARET_PX - 2);

    left = 0;
    let topPx = toolsTopPx + linePx;
    for (const widthPx of widthsPx) {
      if (left + widthPx > sheetPx) {
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

  has(text: string, nextText: string, skips: boolean): boolean {
    return text === this.#text && nextText === this.#nextText && (this.#skips || !skips);
  }

  cell(mark: ShownMark, text: string, position: number): Texture {
    if (text[position] === ' ') {
      return mark === 'mistypedSpace' ? this.#mistypedSpace : this.#blankOf(this.#letters.spacePx);
    }
    const start = text.lastIndexOf(' ', position) + 1;
    const end = text.indexOf(' ', position);
    const word = text.slice(start, end < 0 ? text.length : end);
    const place = mark === 'ahead' ? this.#placeAhead(word) : this.#words.places.get(word);
    const unit = place?.units[position - start];
    if (!place || !unit) return Texture.EMPTY;
    const row = mark === 'ahead' ? 0 : this.#rows.indexOf(mark);
    if (row < 0) return this.#blankOf(unit.widthPx);
    const key = `${mark} ${position - start} ${word}`;
    const known = this.#cells.get(key);
    if (known) return known;
    const { linePx } = this.metrics;
    const texture = this.#cut(place.x + unit.xPx, place.y + row * this.#rowPx, unit.widthPx, linePx);
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

  /** The word of the next line; of a word that its line breaks, the whole one. */
  #placeAhead(word: string): Place | undefined {
    const { places } = this.#wordsAhead;
    return places.get(word) ?? [...places].find(([other]) => other.startsWith(word))?.[1];
  }

  #drawWords(context: CanvasRenderingContext2D, metrics: Type, palette: Palette): void {
    const { fontPx, fontFamily, baselinePx, strokePx, hairPx, letters } = metrics;
    context.font = `${fontPx}px ${fontFamily}`;
    context.textBaseline = 'alphabetic';
    context.direction = letters.dir;
    context.textAlign = 'left';
    if ('lang' in context) context.lang = letters.lang;
    const draw = (mark: ShownMark, word: string, { x, units }: Place, topPx: number): void => {
      // The line first, as browsers draw it: a letter that reaches into it covers it.
      if (mark === 'mismatch' || mark === 'skipped') {
        const isFaint = mark === 'skipped';
        context.fillStyle = palette[isFaint ? 'ahead' : mark];
        const thickPx = isFaint ? hairPx : strokePx;
        context.fillRect(x, topPx + baselinePx + 2 * strokePx, widthOfUnits(units), thickPx);
      }
      context.fillStyle = colourOf(mark, palette);
      context.fillText(word, x + letters.padPx, topPx + baselinePx);
    };
    for (const [word, place] of this.#words.places) {
      for (const [row, mark] of this.#rows.entries()) draw(mark, word, place, place.y + row * this.#rowPx);
    }
    for (const [word, place] of this.#wordsAhead.places) draw('ahead', word, place, place.y);
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

function colourOf(mark: ShownMark, palette: Palette): string {
  return mark === 'match' || mark === 'mismatch' || mark === 'ahead' ? palette[mark] : palette.untyped;
}
