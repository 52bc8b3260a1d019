import { Container, Sprite, Texture } from 'pixi.js';
import type { Caret } from '../core/options/optionValues';
import { type Mark, markAt } from '../core/round/marks';
import { isFilled, type RoundSetup } from '../core/round/round';
import { layoutWords, type WordsLayout } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';
import type { GlyphAtlas } from './GlyphAtlas';

/** What the field draws: the words and what has been typed of them. */
export interface ShownRound {
  readonly expected: string;
  readonly typed: readonly string[];
  readonly setup: RoundSetup;
}

/** How much of what is below is hidden by a caret; by text in the same way (ui/round/WordsText.module.css). */
const CARET_ALPHA: Record<Caret | 'hollow', number> = {
  line: 1,
  block: 0.25,
  underline: 1,
  off: 0,
  hollow: 1,
};

/** More changed cells than this are drawn with all the others. */
const MOST_IN_PATCH = 16;

/** The words on the board, a cell a character, and the caret, in device pixels and all on one texture. */
export class GlyphField extends Container {
  readonly #cells = new Container<Sprite>();
  readonly #caret = new Sprite(Texture.EMPTY);
  readonly #ghost = new Sprite(Texture.EMPTY);
  readonly #patch = new Container<Sprite>();
  #atlas: GlyphAtlas | null = null;
  #metrics: TypeMetrics | null = null;
  #text = '';
  #layout: WordsLayout | null = null;
  #cursor = 0;
  /** Where the caret stands on its line; null where it belongs. */
  #caretX: number | null = null;
  /** The positions that the caret lies over in the last picture. */
  #covered: readonly number[] = [];
  #ghostCursor: number | null = null;
  #isHollow = false;
  #caretShape: Caret = 'line';
  #isCaretVisible = true;
  /** The mark each cell shows; undefined asks for the cell to be set. */
  #shown: (Mark | undefined)[] = [];
  /** Positions whose picture is another than at the last `takePatch`. */
  readonly #changed = new Set<number>();
  #isNew = true;

  constructor(_options: Record<string, never> = {}) {
    super();
    this.addChild(this.#cells, this.#ghost, this.#caret);
  }

  /** How the words of the last `draw` stand; a new object for other words. */
  get layout(): WordsLayout | null {
    return this.#layout;
  }

  /** Draws with other letters, of another size or in other colours, from the next `draw` on. */
  setType(atlas: GlyphAtlas, metrics: TypeMetrics): void {
    this.#atlas = atlas;
    this.#metrics = metrics;
    this.#text = '';
    // Of one texture with all others, also while it is not seen: another would be another draw call.
    this.#ghost.texture = atlas.ghostCaret;
  }

  /** Brings the sprites to what the round is now; only what differs is touched. */
  draw(round: ShownRound): void {
    if (round.expected !== this.#text) this.#layOut(round);
    for (let i = 0; i < this.#text.length; i++) {
      const mark = markAt(round, i);
      if (mark !== this.#shown[i]) this.#setMark(i, mark);
    }
    this.#placeCaret(round.typed.length);
  }

  set caretVisible(visible: boolean) {
    this.#isCaretVisible = visible;
    this.#placeCaret(this.#cursor);
  }

  /** Where the caret belongs, in the field's px. */
  get caretPlace(): Pick<Sprite, 'x' | 'y'> {
    return this.#cells.children[this.#cursor] ?? { x: 0, y: 0 };
  }

  /** Where the caret stands on its line, in whole px; null where it belongs. */
  set caretX(x: number | null) {
    if (x === this.#caretX) return;
    this.#caretX = x;
    this.#placeCaret(this.#cursor);
  }

  /** How the caret of a field with focus is drawn. */
  set caretShape(shape: Caret) {
    if (shape === this.#caretShape) return;
    this.#caretShape = shape;
    this.#placeCaret(this.#cursor);
  }

  /** Where another's caret stands in these words; null where it does not. To be set after `draw`. */
  set ghost(position: number | null) {
    if (position === this.#ghostCursor) return;
    for (const place of [this.#ghostCursor, position]) if (place !== null) this.#changed.add(place);
    this.#ghostCursor = position;
    this.#placeGhost();
  }

  get ghost(): number | null {
    return this.#ghostCursor;
  }

  /** Whether the caret is a frame: typing does not reach the field. */
  set caretHollow(hollow: boolean) {
    if (hollow === this.#isHollow) return;
    this.#isHollow = hollow;
    this.#placeCaret(this.#cursor);
  }

  /**
   * What has changed since this was last asked, as a scene to be drawn over the last picture; null when the whole
   * field is to be drawn. For renderers that keep what they have drawn: each cell covers what was in its place.
   */
  takePatch(): Container | null {
    // A caret that is seen through would be drawn over itself, and one on its way lies over two cells.
    const covered = this.#coveredByCaret();
    for (const position of [...this.#covered, ...covered]) this.#changed.add(position);
    this.#covered = covered;
    const changed = [...this.#changed].filter((position) => position < this.#text.length);
    const isWhole = this.#isNew || changed.length > MOST_IN_PATCH;
    this.#changed.clear();
    this.#isNew = false;
    if (isWhole) return null;
    const cells = changed.map((position) => this.#cells.children[position] as Sprite);
    const carets = this.#ghostCursor === null ? [this.#caret] : [this.#ghost, this.#caret];
    const sources = [...cells, ...carets];
    while (this.#patch.children.length < sources.length) this.#patch.addChild(new Sprite(Texture.EMPTY));
    for (const [i, sprite] of this.#patch.children.entries()) become(sprite, sources[i]);
    return this.#patch;
  }

  /** Asks for the whole field to be drawn: the last picture is gone. */
  forgetPicture(): void {
    this.#isNew = true;
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    this.#patch.destroy({ children: true });
    super.destroy(options);
  }

  #layOut({ expected: text, setup }: ShownRound): void {
    const type = this.#type();
    const { cellPx, linePx } = type;
    const layout = layoutWords(text, type, isFilled(setup));
    this.#text = text;
    this.#layout = layout;
    this.#isNew = true;
    this.#shown = new Array(text.length).fill(undefined);
    while (this.#cells.children.length > text.length) this.#cells.children.at(-1)?.destroy();
    while (this.#cells.children.length < text.length) this.#cells.addChild(new Sprite(Texture.EMPTY));
    this.#ghostCursor = null;
    this.#placeGhost();
    let position = 0;
    for (const [number, line] of layout.lines.entries()) {
      for (let column = 0; column < line.length; column++) {
        this.#cells.children[position++]?.position.set(column * cellPx, number * linePx);
      }
    }
  }

  #setMark(position: number, mark: Mark): void {
    this.#shown[position] = mark;
    const cell = this.#cells.children[position] as Sprite;
    cell.texture = this.#type().atlas.cell(mark, this.#text[position] ?? '');
    this.#changed.add(position);
  }

  #placeCaret(cursor: number): void {
    const { atlas, boxTopPx, boxHeightPx, strokePx, cellPx } = this.#type();
    this.#cursor = cursor;
    const { x, y } = this.caretPlace;
    const shape = this.#isHollow ? 'hollow' : this.#caretShape;
    const isFlat = shape === 'underline';
    this.#caret.texture = shape === 'hollow' ? atlas.hollowCaret : atlas.caret;
    this.#caret.setSize(shape === 'line' ? strokePx : cellPx, isFlat ? strokePx : boxHeightPx);
    this.#caret.position.set(this.#caretX ?? x, y + boxTopPx + (isFlat ? boxHeightPx - strokePx : 0));
    // Not `visible`, which would make Pixi gather the whole scene anew twice a cycle.
    this.#caret.alpha = this.#isCaretVisible ? CARET_ALPHA[shape] : 0;
  }

  #coveredByCaret(): number[] {
    const { cellPx } = this.#type();
    const { x: left, width } = this.#caret;
    const { x } = this.caretPlace;
    const first = this.#cursor + Math.floor((left - x) / cellPx);
    const last = this.#cursor + Math.ceil((left + width - x) / cellPx) - 1;
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  }

  #placeGhost(): void {
    const cell = this.#ghostCursor === null ? undefined : this.#cells.children[this.#ghostCursor];
    this.#ghost.alpha = cell ? 1 : 0;
    if (!cell) return;
    this.#ghost.position.set(cell.x, cell.y + this.#type().boxTopPx);
  }

  #type(): TypeMetrics & { readonly atlas: GlyphAtlas } {
    if (!this.#atlas || !this.#metrics) throw new Error('GlyphField has no type. Call setType before draw.');
    return { atlas: this.#atlas, ...this.#metrics };
  }
}

/** Makes one sprite look like another; without another, it is not seen. */
function become(sprite: Sprite, other: Sprite | undefined): void {
  sprite.visible = other !== undefined;
  if (!other) return;
  sprite.texture = other.texture;
  sprite.position.copyFrom(other.position);
  sprite.scale.copyFrom(other.scale);
  sprite.alpha = other.alpha;
}
