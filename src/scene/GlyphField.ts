import { Container, Sprite } from 'pixi.js';
import type { Mark } from '../core/round/marks';
import { openWordStart } from '../core/round/openWord';
import type { Round } from '../core/round/round';
import { batchShapeOf } from '../core/round/roundSetup';
import { cellAt, layoutWords, type WordsLayout } from '../type/layoutWords';
import { type Cell, leadingEdgePx } from '../type/letters';
import { markOfCell } from '../type/markOfCell';
import { CaretSprite, type CaretState } from './CaretSprite';
import { Patch } from './Patch';
import type { Pictures } from './Pictures';

/** The carets over the words at one moment: the player's, and that of the ghost in a race. */
export interface Carets extends CaretState {
  /** The position of the ghost's caret in the words; null without one. */
  readonly ghostPosition: number | null;
}

const NO_WORDS: WordsLayout = {
  lines: [],
  cells: [],
  ahead: '',
  aheadCells: [],
  rows: 0,
  dir: 'ltr',
  widthPx: 0,
  leftPx: 0,
};

/** The words on the board, one sprite per character, and the carets: in device pixels, all from one texture. */
export class GlyphField extends Container {
  readonly #cells = new Container<Sprite>();
  /** The line of the next batch. No key changes it, and no caret comes there. */
  readonly #ahead = new Container<Sprite>();
  readonly #caret = new CaretSprite();
  readonly #ghost = new Sprite();
  readonly #patch = new Patch();
  #pictures: Pictures | null = null;
  #text = '';
  #nextText = '';
  #layout: WordsLayout = NO_WORDS;
  #cursor = 0;
  #carets: Carets = { shape: 'line', isOn: false, glideXPx: null, ghostPosition: null };
  /** The positions under the caret in the last picture. */
  #covered: readonly number[] = [];
  /** The mark that each cell shows; undefined if the cell has not been set yet. */
  #shown: (Mark | undefined)[] = [];

  constructor(_options: Record<string, never> = {}) {
    super();
    this.addChild(this.#cells, this.#ahead, this.#ghost, this.#caret);
  }

  /**
   * Shows the words of a round as it is now, with these pictures; hidden words show once they are typed. Below
   * them is the first line of `nextText`, until the round is over. Touches only the sprites that change. The carets stay
   * where they are until `placeCarets`.
   *
   * Returns the words' lines: a new object for other words or other pictures.
   */
  draw(round: Round, nextText: string, hidesWords: boolean, pictures: Pictures): WordsLayout {
    if (round.expected !== this.#text || nextText !== this.#nextText || pictures !== this.#pictures) {
      this.#layOut(round, nextText, pictures);
    }
    this.#showAhead(round.phase !== 'finish');
    const hiddenFrom = hidesWords ? openWordStart(round) : this.#text.length;
    for (let i = 0; i < this.#text.length; i++) {
      const mark = markOfCell(round, this.#layout.cells, i, hiddenFrom);
      if (mark !== this.#shown[i]) this.#setMark(i, mark, pictures);
    }
    this.#cursor = round.typed.length;
    return this.#layout;
  }

  /** Where the caret belongs in the words that are drawn: its edge on the side that reading begins at, in px. */
  get caretPlace(): Pick<Sprite, 'x' | 'y'> {
    const cell = cellAt(this.#layout, this.#cursor);
    return { x: leadingEdgePx(cell, this.#layout.dir), y: cell.line * this.#readPictures().metrics.linePx };
  }

  /** The carets as they were last placed. */
  get carets(): Carets {
    return this.#carets;
  }

  /** Places the carets over the words that are drawn. */
  placeCarets(carets: Carets): void {
    const pictures = this.#readPictures();
    const { ghostPosition: ghostBefore } = this.#carets;
    const { ghostPosition } = carets;
    this.#carets = carets;
    const { widthPx, dir = this.#layout.dir } = cellAt(this.#layout, this.#cursor);
    this.#caret.place(carets, { ...this.caretPlace, widthPx, dir }, pictures);
    this.#placeGhost(ghostPosition, pictures);
    if (ghostPosition === ghostBefore) return;
    for (const touched of [ghostBefore, ghostPosition]) if (touched !== null) this.#patch.note(touched);
  }

  /**
   * What has changed since the last call, as a scene to draw over the last picture; null when the whole field must be
   * drawn. For renderers that keep their picture: each cell covers the one before it.
   */
  takePatch(): Container | null {
    // A translucent caret would otherwise be drawn twice; a gliding one covers two cells.
    const covered = this.#coveredByCaret();
    for (const position of this.#covered) this.#patch.note(position);
    for (const position of covered) this.#patch.note(position);
    this.#covered = covered;
    const { ghostPosition } = this.#carets;
    this.#patch.x = this.x;
    const isGhostTouched = ghostPosition !== null && this.#patch.has(ghostPosition);
    return this.#patch.take(
      this.#cells.children,
      isGhostTouched ? [this.#ghost, this.#caret] : [this.#caret],
    );
  }

  /** Call it when the last picture is lost: the next drawing is of the whole field. */
  forgetPicture(): void {
    this.#patch.noteAll();
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    this.#patch.destroy({ children: true });
    super.destroy(options);
  }

  #layOut({ expected: text, setup }: Round, nextText: string, pictures: Pictures): void {
    const { linePx } = pictures.metrics;
    this.#pictures = pictures;
    this.#text = text;
    this.#nextText = nextText;
    this.#layout = layoutWords(text, pictures.metrics, batchShapeOf(setup), nextText);
    this.#patch.noteAll();
    this.#shown = new Array(text.length).fill(undefined);
    fillWithSprites(this.#cells, text.length);
    const { cells, ahead, aheadCells } = this.#layout;
    placeAt(this.#cells, cells, linePx);
    fillWithSprites(this.#ahead, ahead.length);
    placeAt(this.#ahead, aheadCells, linePx);
    for (const [position, sprite] of this.#ahead.children.entries()) {
      sprite.texture = pictures.cell('ahead', ahead, position);
    }
  }

  #showAhead(isShown: boolean): void {
    if (this.#ahead.visible === isShown) return;
    this.#ahead.visible = isShown;
    this.#patch.noteAll();
  }

  #setMark(position: number, mark: Mark, pictures: Pictures): void {
    this.#shown[position] = mark;
    const cell = this.#cells.children[position] as Sprite;
    cell.texture = pictures.cell(mark, this.#text, position);
    this.#patch.note(position);
  }

  #placeGhost(position: number | null, pictures: Pictures): void {
    const { cells, dir } = this.#layout;
    const cell = position === null ? undefined : cells[position];
    // Even a hidden sprite shares the one texture: a second texture would be a second draw call.
    this.#ghost.texture = pictures.ghostCaret;
    this.#ghost.alpha = cell ? 1 : 0;
    if (!cell) return;
    const { linePx, boxTopPx } = pictures.metrics;
    const edgePx = leadingEdgePx(cell, dir);
    const leftPx = dir === 'ltr' ? edgePx : edgePx - this.#ghost.width;
    this.#ghost.position.set(leftPx, cell.line * linePx + boxTopPx);
  }

  #coveredByCaret(): number[] {
    const { x: left, width } = this.#caret;
    const { cells } = this.#layout;
    const { line } = cellAt(this.#layout, this.#cursor);
    const positions: number[] = [];
    for (const [position, cell] of cells.entries()) {
      const isUnder = cell.line === line && cell.xPx < left + width && cell.xPx + cell.widthPx > left;
      if (isUnder) positions.push(position);
    }
    return positions;
  }

  #readPictures(): Pictures {
    if (!this.#pictures)
      throw new Error('GlyphField has no words yet. Call draw before its carets are placed.');
    return this.#pictures;
  }
}

function placeAt({ children }: Container<Sprite>, cells: readonly Cell[], linePx: number): void {
  for (const [position, { xPx, line }] of cells.entries())
    children[position]?.position.set(xPx, line * linePx);
}

/** Adds or destroys sprites until a container has this many. */
function fillWithSprites(container: Container<Sprite>, count: number): void {
  while (container.children.length > count) container.children.at(-1)?.destroy();
  while (container.children.length < count) container.addChild(new Sprite());
}
