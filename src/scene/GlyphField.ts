import { Container, Sprite, Texture } from 'pixi.js';
import type { Caret } from '../core/options/options';
import { type Mark, markAt } from '../core/round/marks';
import { openWordStart } from '../core/round/openWord';
import { isCutToLines, type RoundSetup } from '../core/round/round';
import { layoutWords, type WordsLayout } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';
import { CaretSprite } from './CaretSprite';
import type { GlyphAtlas } from './GlyphAtlas';
import { Patch } from './Patch';

/** What the field draws: the words and what has been typed of them. */
export interface ShownRound {
  readonly expected: string;
  readonly typed: readonly string[];
  readonly setup: RoundSetup;
}

type FieldType = TypeMetrics & { readonly atlas: GlyphAtlas };

/** The words on the board, one sprite a character, and the carets: in device pixels, and all from one texture. */
export class GlyphField extends Container {
  readonly #cells = new Container<Sprite>();
  readonly #caret = new CaretSprite();
  readonly #ghost = new Sprite(Texture.EMPTY);
  readonly #patch = new Patch();
  #type: FieldType | null = null;
  #text = '';
  #layout: WordsLayout | null = null;
  #cursor = 0;
  /** The positions under the caret in the last picture. */
  #covered: readonly number[] = [];
  #ghostCursor: number | null = null;
  /** The mark that each cell shows; undefined where the cell is still to be set. */
  #shown: (Mark | undefined)[] = [];

  constructor(_options: Record<string, never> = {}) {
    super();
    this.addChild(this.#cells, this.#ghost, this.#caret);
  }

  /** The lines of the last `draw`; a new object for other words. */
  get layout(): WordsLayout | null {
    return this.#layout;
  }

  /** Sets letters, size and colours. They show from the next `draw` on. */
  setType(atlas: GlyphAtlas, metrics: TypeMetrics): void {
    this.#type = { atlas, ...metrics };
    this.#text = '';
    // Even while it is hidden it shares the others' texture: a second texture would be a second draw call.
    this.#ghost.texture = atlas.ghostCaret;
  }

  /** Shows this state of a round. Touches only the sprites that change. Hidden words show once they are typed. */
  draw(round: ShownRound, hidesWords: boolean): void {
    if (round.expected !== this.#text) this.#layOut(round);
    const hiddenFrom = hidesWords ? openWordStart(round) : this.#text.length;
    for (let i = 0; i < this.#text.length; i++) {
      const mark = markAt(round, i, hiddenFrom);
      if (mark !== this.#shown[i]) this.#setMark(i, mark);
    }
    this.#cursor = round.typed.length;
    this.#placeCaret();
  }

  /** Whether the caret is on, in its blink. */
  set caretVisible(visible: boolean) {
    if (visible === this.#caret.isOn) return;
    this.#caret.isOn = visible;
    this.#placeCaret();
  }

  /** Where the caret belongs, in px. */
  get caretPlace(): Pick<Sprite, 'x' | 'y'> {
    return this.#cells.children[this.#cursor] ?? { x: 0, y: 0 };
  }

  /** Where the caret is while it glides along its line, in whole px; null where it belongs. */
  set caretX(x: number | null) {
    if (x === this.#caret.glideX) return;
    this.#caret.glideX = x;
    this.#placeCaret();
  }

  /** The caret's shape while typing reaches the field. */
  set caretShape(shape: Caret) {
    if (shape === this.#caret.shape) return;
    this.#caret.shape = shape;
    this.#placeCaret();
  }

  /** Whether the caret is an empty frame, because typing does not reach the field. */
  set caretHollow(hollow: boolean) {
    if (hollow === this.#caret.isHollow) return;
    this.#caret.isHollow = hollow;
    this.#placeCaret();
  }

  /** The position of the ghost's caret in these words; null without one. Set it after `draw`. */
  set ghost(position: number | null) {
    if (position === this.#ghostCursor) return;
    for (const touched of [this.#ghostCursor, position]) if (touched !== null) this.#patch.note(touched);
    this.#ghostCursor = position;
    this.#placeGhost();
  }

  get ghost(): number | null {
    return this.#ghostCursor;
  }

  /**
   * What has changed since the last call, as a scene to draw over the last picture; null when the whole field must be
   * drawn. For renderers that keep their picture: each cell covers the one before it.
   */
  takePatch(): Container | null {
    // A caret that lets its character shine through would be drawn twice, and one that glides covers two cells.
    const covered = this.#coveredByCaret();
    for (const position of this.#covered) this.#patch.note(position);
    for (const position of covered) this.#patch.note(position);
    this.#covered = covered;
    const isGhostTouched = this.#ghostCursor !== null && this.#patch.has(this.#ghostCursor);
    return this.#patch.take(
      this.#cells.children,
      isGhostTouched ? [this.#ghost, this.#caret] : [this.#caret],
    );
  }

  /** The last picture is gone: the next drawing is of the whole field. */
  forgetPicture(): void {
    this.#patch.noteAll();
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    this.#patch.destroy({ children: true });
    super.destroy(options);
  }

  #layOut({ expected: text, setup }: ShownRound): void {
    const type = this.#readType();
    const { cellPx, linePx } = type;
    const layout = layoutWords(text, type, isCutToLines(setup));
    this.#text = text;
    this.#layout = layout;
    this.#patch.noteAll();
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
    cell.texture = this.#readType().atlas.cell(mark, this.#text[position] ?? '');
    this.#patch.note(position);
  }

  #placeCaret(): void {
    const type = this.#readType();
    this.#caret.place(this.caretPlace, type.atlas, type);
  }

  #coveredByCaret(): number[] {
    const { cellPx } = this.#readType();
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
    this.#ghost.position.set(cell.x, cell.y + this.#readType().boxTopPx);
  }

  #readType(): FieldType {
    if (!this.#type) throw new Error('GlyphField has no type. Call setType before draw.');
    return this.#type;
  }
}
