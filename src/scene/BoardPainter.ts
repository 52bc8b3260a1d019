import type { useStore } from 'jotai';
import type { Application } from 'pixi.js';
import type { Round } from '../core/round/round';
import { optionsAtom } from '../state/options/optionsAtoms';
import { isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import {
  ghostDrawRequestAtom,
  ghostOnBoard,
  roundOnBoardAtom,
  type Watched,
  watchedAtom,
} from '../state/replay/boardAtoms';
import { areWordsHidden, isSayingWordsAtom } from '../state/speech/speechAtoms';
import type { Palette } from '../theme/readPalette';
import type { TypeMetrics } from '../type/typeMetrics';
import { BoardCanvas } from './BoardCanvas';
import { CaretGlide } from './CaretGlide';
import { isContextLost, watchContext } from './canvasContext';
import { GlyphAtlas } from './GlyphAtlas';
import type { GlyphField } from './GlyphField';
import type { Ribbon } from './Ribbon';
import { type Blink, startBlink } from './startBlink';

/** With more extra characters than this an atlas is too high for some GPUs. */
const MOST_EXTRA_CHARACTERS = 130;

type Store = ReturnType<typeof useStore>;

/** What a painter draws with. */
export interface BoardPainterOptions {
  readonly app: Application;
  readonly store: Store;
  readonly metrics: TypeMetrics;
  readonly palette: Palette;
  readonly field: GlyphField;
  readonly ribbon: Ribbon;
  /** Called with true after each first drawing, and with false when the canvas loses its context. */
  readonly onCanvasShown: (isThere: boolean) => void;
}

/**
 * Draws the board from the store: the words, the carets and, while a round is watched, its ribbon. It draws inside the
 * event that changed the store, so that a key is in the very next frame.
 */
export class BoardPainter {
  readonly #app: Application;
  readonly #canvas: BoardCanvas;
  readonly #store: Store;
  readonly #metrics: TypeMetrics;
  readonly #palette: Palette;
  readonly #field: GlyphField;
  readonly #ribbon: Ribbon;
  readonly #onCanvasShown: (isThere: boolean) => void;
  readonly #lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #blink: Blink;
  readonly #glide: CaretGlide;
  readonly #undos: (() => void)[];
  #atlas: GlyphAtlas;
  /** The round in the last picture. */
  #painted: Round | undefined;

  /** Draws at once, then whenever the board changes. */
  constructor({ app, store, metrics, palette, field, ribbon, onCanvasShown }: BoardPainterOptions) {
    this.#app = app;
    this.#canvas = new BoardCanvas(app, metrics, palette, field, ribbon);
    this.#store = store;
    this.#metrics = metrics;
    this.#palette = palette;
    this.#field = field;
    this.#ribbon = ribbon;
    this.#onCanvasShown = onCanvasShown;
    this.#atlas = new GlyphAtlas(metrics, palette);
    field.setType(this.#atlas, metrics);
    this.#blink = startBlink((visible) => {
      field.caretVisible = visible;
      this.#canvas.render();
    });
    this.#glide = new CaretGlide(() => {
      field.caretX = this.#glide.x;
      this.#canvas.render();
    });
    this.#paintAll();
    this.#undos = [
      store.sub(roundOnBoardAtom, this.#paintIfChanged),
      store.sub(ghostDrawRequestAtom, this.#paintGhost),
      store.sub(optionsAtom, this.#paint),
      store.sub(isSayingWordsAtom, this.#paint),
      store.sub(isFieldFocusedAtom, this.#paint),
      watchContext(app.canvas, () => onCanvasShown(false), this.#paintAll),
    ];
  }

  /** Stops drawing and frees what was drawn with. */
  destroy(): void {
    for (const undo of this.#undos) undo();
    this.#blink.stop();
    this.#glide.stop();
    this.#atlas.destroy();
  }

  readonly #paintAll = (): void => {
    this.#field.forgetPicture();
    this.#paint();
    this.#onCanvasShown(!isContextLost(this.#app));
  };

  readonly #paintIfChanged = (): void => {
    const isReplay = this.#store.get(watchedAtom) !== null || this.#canvas.showsReplay;
    const round = this.#store.get(roundOnBoardAtom);
    if (!this.#painted || isReplay || looksDifferent(this.#painted, round)) this.#paint();
  };

  readonly #paint = (): void => {
    const round = this.#store.get(roundOnBoardAtom);
    const watched = this.#store.get(watchedAtom);
    if (round.expected !== this.#painted?.expected) this.#fitAtlas(round);
    this.#painted = round;
    this.#field.draw(round, areWordsHidden(this.#store.get));
    this.#placeCarets(round, watched);
    this.#canvas.fit(watched);
    if (watched) this.#ribbon.setPosition(watched.atMs, this.#atlas, this.#metrics);
    this.#canvas.render();
    if (round.phase !== 'finish' && this.#store.get(isFieldFocusedAtom) && !watched) this.#blink.keepSolid();
    else this.#blink.pause();
  };

  readonly #paintGhost = (): void => {
    const position = this.#ghostPosition();
    // A key may have drawn it there already.
    if (position === this.#field.ghost) return;
    this.#field.ghost = position;
    this.#canvas.render();
  };

  /** Makes an atlas with all the words' letters, where the one so far lacks some. */
  #fitAtlas({ setup, expected }: Round): void {
    if (this.#atlas.has(expected)) return;
    const before = this.#atlas;
    const all = extraCharacters((setup.characters ?? '') + expected);
    const extra = all.length > MOST_EXTRA_CHARACTERS ? extraCharacters(expected) : all;
    this.#atlas = new GlyphAtlas(this.#metrics, this.#palette, extra);
    this.#field.setType(this.#atlas, this.#metrics);
    // Its textures are off the stage before anything is rendered: the field is drawn anew right after this.
    before.destroy();
  }

  #placeCarets(round: Round, watched: Watched | null): void {
    const field = this.#field;
    const { caret, gliding } = this.#store.get(optionsAtom);
    const isFocused = this.#store.get(isFieldFocusedAtom);
    const isWanted = round.phase !== 'finish';
    const isShown = isFocused && isWanted && caret !== 'off';
    const mayGlide = gliding && isShown && !watched && !this.#lessMotion.matches;
    this.#glide.moveTo(field.caretPlace, mayGlide ? field.layout : null);
    field.caretX = this.#glide.x;
    field.ghost = this.#ghostPosition();
    field.caretShape = watched ? 'line' : caret;
    field.caretVisible = isWanted;
    field.caretHollow = !isFocused && !watched;
  }

  #ghostPosition(): number | null {
    return ghostOnBoard(this.#store.get)?.position ?? null;
  }
}

/** The characters of a text besides those that every atlas has, each once. */
function extraCharacters(text: string): string {
  return [...new Set(text)].filter((character) => !/[a-z ]/.test(character)).join('');
}

/** A passing second changes the round, but not its picture. */
function looksDifferent(a: Round, b: Round): boolean {
  return a.typed !== b.typed || a.expected !== b.expected || a.phase !== b.phase;
}
