import { Container, Sprite, Texture } from 'pixi.js';
import { type Mark, markAt } from '../core/marks';
import type { TypeMetrics } from '../theme/typeMetrics';
import type { GlyphAtlas } from './GlyphAtlas';
import { layoutWords, type WordLayout } from './layoutWords';

/** What the field draws: the words and what has been typed of them. */
export interface ShownRound {
  readonly expected: string;
  readonly typed: readonly string[];
}

const NO_LAYOUT: WordLayout = { columns: [], lines: [], lineCount: 0 };

/** The words on the board, a sprite a character, and the caret. Everything it draws is on one texture. */
export class GlyphField extends Container {
  readonly #solids = new Container();
  readonly #letters = new Container();
  readonly #caret = new Sprite(Texture.EMPTY);
  #atlas: GlyphAtlas | null = null;
  #metrics: TypeMetrics | null = null;
  #underlinesErrors = false;
  #text = '';
  #layout = NO_LAYOUT;
  /** The mark each sprite shows; undefined asks for the sprite to be set. */
  #shown: (Mark | undefined)[] = [];

  constructor(_options: Record<string, never> = {}) {
    super();
    this.addChild(this.#solids, this.#letters, this.#caret);
  }

  /** How many lines the words take. */
  get lineCount(): number {
    return this.#layout.lineCount;
  }

  /** Draws with other letters, of another size or in other colours, from the next `draw` on. */
  setType(atlas: GlyphAtlas, metrics: TypeMetrics, underlinesErrors: boolean): void {
    this.#atlas = atlas;
    this.#metrics = metrics;
    this.#underlinesErrors = underlinesErrors;
    this.#text = '';
  }

  /** Brings the sprites to what the round is now; only what differs is touched. */
  draw(round: ShownRound): void {
    if (round.expected !== this.#text) this.#layOut(round.expected);
    for (let i = 0; i < this.#text.length; i++) {
      const mark = markAt(round, i);
      if (mark !== this.#shown[i]) this.#setMark(i, mark);
    }
    this.#placeCaret(round.typed.length);
  }

  set caretVisible(visible: boolean) {
    // Not `visible`, which would make Pixi gather the whole scene anew twice a cycle.
    this.#caret.alpha = visible ? 1 : 0;
  }

  #layOut(text: string): void {
    const { atlas, dpr, cellPx, linePx, columns } = this.#type();
    this.#text = text;
    this.#layout = layoutWords(text, columns);
    this.#shown = new Array(text.length).fill(undefined);
    for (const solid of this.#solids.removeChildren()) solid.destroy();
    while (this.#letters.children.length > text.length) this.#letters.children.at(-1)?.destroy();
    while (this.#letters.children.length < text.length) this.#letters.addChild(new Sprite(Texture.EMPTY));
    for (const [i, letter] of this.#letters.children.entries()) {
      // An empty picture would be a second texture, and so a second draw call, at every space.
      letter.visible = text[i] !== ' ';
      letter.position.set(
        ((this.#layout.columns[i] ?? 0) * cellPx) / dpr - atlas.overhang,
        ((this.#layout.lines[i] ?? 0) * linePx) / dpr,
      );
    }
  }

  #setMark(position: number, mark: Mark): void {
    const { atlas } = this.#type();
    const before = this.#shown[position];
    this.#shown[position] = mark;
    const letter = this.#letters.children[position] as Sprite;
    letter.texture = atlas.letter(mark, this.#text[position] ?? '');
    if (isSolid(before, this.#underlinesErrors)) this.#removeSolid(position);
    if (isSolid(mark, this.#underlinesErrors)) this.#addSolid(position, mark);
  }

  /** A red block for a mistyped space; a line under a mistyped letter where errors have a shape. */
  #addSolid(position: number, mark: 'mistypedSpace' | 'mismatch'): void {
    const { atlas, dpr, cellPx, linePx, boxTopPx, boxHeightPx, baselinePx, strokePx } = this.#type();
    const solid = new Sprite(atlas.solid(mark));
    solid.label = String(position);
    const x = ((this.#layout.columns[position] ?? 0) * cellPx) / dpr;
    const top = (this.#layout.lines[position] ?? 0) * linePx;
    if (mark === 'mistypedSpace') {
      solid.position.set(x, (top + boxTopPx) / dpr);
      solid.setSize(cellPx / dpr, boxHeightPx / dpr);
    } else {
      solid.position.set(x, (top + baselinePx + 2 * strokePx) / dpr);
      solid.setSize(cellPx / dpr, strokePx / dpr);
    }
    this.#solids.addChild(solid);
  }

  #removeSolid(position: number): void {
    this.#solids.getChildByLabel(String(position))?.destroy();
  }

  #placeCaret(cursor: number): void {
    const { atlas, dpr, cellPx, linePx, boxTopPx, boxHeightPx, strokePx } = this.#type();
    const x = (this.#layout.columns[cursor] ?? 0) * cellPx;
    const y = (this.#layout.lines[cursor] ?? 0) * linePx + boxTopPx;
    this.#caret.texture = atlas.solid('caret');
    this.#caret.setSize(strokePx / dpr, boxHeightPx / dpr);
    this.#caret.position.set(x / dpr, y / dpr);
  }

  #type(): TypeMetrics & { readonly atlas: GlyphAtlas } {
    if (!this.#atlas || !this.#metrics) throw new Error('GlyphField has no type. Call setType before draw.');
    return { atlas: this.#atlas, ...this.#metrics };
  }
}

function isSolid(mark: Mark | undefined, underlinesErrors: boolean): mark is 'mistypedSpace' | 'mismatch' {
  return mark === 'mistypedSpace' || (mark === 'mismatch' && underlinesErrors);
}
