import type { useStore } from 'jotai';
import type { Application, Container } from 'pixi.js';
import type { Round } from '../core/round/round';
import { areSetAlike, shapingOf } from '../core/words/shaping';
import { optionsAtom } from '../state/options/optionsAtoms';
import { isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { whenIdleAtom } from '../state/page/whenIdleAtom';
import { ghostOnBoard, roundOnBoardAtom } from '../state/replay/boardAtoms';
import { ghostDrawRequestAtom, type Watched, watchedAtom } from '../state/round/sittingAtoms';
import { areWordsHidden, isSayingWordsAtom, textAhead } from '../state/speech/speechAtoms';
import type { Palette } from '../theme/readPalette';
import type { WordsLayout } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';
import { BoardCanvas } from './BoardCanvas';
import { BoardKeyboard } from './BoardKeyboard';
import { CaretGlide } from './CaretGlide';
import type { Carets, GlyphField } from './GlyphField';
import { PictureSupply } from './PictureSupply';
import { type Blink, startBlink } from './startBlink';

type Store = ReturnType<typeof useStore>;

/** What a painter needs. */
export interface BoardPainterOptions {
  readonly app: Application;
  readonly store: Store;
  readonly metrics: TypeMetrics;
  readonly palette: Palette;
  readonly field: GlyphField;
  /** Called with true after each first drawing, and with false when the canvas loses its context. */
  readonly onCanvasShown: (isThere: boolean) => void;
}

/**
 * Draws the board from the store: the words, the carets, and the keyboard where it is chosen. It draws inside the event
 * that changed the store, so that a key is in the very next frame.
 */
export class BoardPainter {
  readonly #canvas: BoardCanvas;
  readonly #store: Store;
  readonly #shaping: TypeMetrics['shaping'];
  readonly #field: GlyphField;
  readonly #onCanvasShown: (isThere: boolean) => void;
  readonly #lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #keyboard: BoardKeyboard;
  readonly #blink: Blink;
  readonly #glide: CaretGlide;
  readonly #undos: (() => void)[];
  readonly #supply: PictureSupply;
  /** The round in the last picture. */
  #painted: Round | undefined;
  /** Whether the last picture is of a replay. */
  #isReplay = false;

  /** Draws at once, then whenever the board changes. */
  constructor({ app, store, metrics, palette, field, onCanvasShown }: BoardPainterOptions) {
    this.#canvas = new BoardCanvas(app, metrics);
    this.#store = store;
    this.#shaping = metrics.shaping;
    this.#field = field;
    this.#onCanvasShown = onCanvasShown;
    this.#supply = new PictureSupply(metrics, palette, (act) => store.set(whenIdleAtom, act));
    this.#blink = startBlink((isOn) => this.#moveCarets({ ...field.carets, isOn }));
    this.#glide = new CaretGlide((glideXPx) => this.#moveCarets({ ...field.carets, glideXPx }));
    this.#keyboard = new BoardKeyboard({ app, store, metrics, palette, onChange: this.#paint });
    this.#paintAll();
    this.#undos = [
      store.sub(roundOnBoardAtom, this.#paintIfChanged),
      store.sub(ghostDrawRequestAtom, this.#paintGhost),
      store.sub(optionsAtom, this.#paint),
      store.sub(isSayingWordsAtom, this.#paint),
      store.sub(isFieldFocusedAtom, this.#paint),
      this.#canvas.watchContext(() => onCanvasShown(false), this.#paintAll),
    ];
  }

  /** Stops drawing and frees what was drawn with. */
  destroy(): void {
    for (const undo of this.#undos) undo();
    this.#keyboard.destroy();
    this.#blink.stop();
    this.#glide.stop();
    this.#supply.destroy();
  }

  readonly #paintAll = (): void => {
    this.#field.forgetPicture();
    this.#paint();
    // Words of another kind wait for another painter.
    if (this.#painted) this.#onCanvasShown(!this.#canvas.isContextLost);
  };

  readonly #paintIfChanged = (): void => {
    const isOther = this.#isReplay !== (this.#store.get(watchedAtom) !== null);
    const round = this.#store.get(roundOnBoardAtom);
    if (!this.#painted || isOther || looksDifferent(this.#painted, round)) this.#paint();
  };

  readonly #paint = (): void => {
    const round = this.#store.get(roundOnBoardAtom);
    const watched = this.#store.get(watchedAtom);
    const nextText = textAhead(this.#store.get);
    // Another type is measured for words of another kind, and then another painter draws them.
    if (!areSetAlike(shapingOf(round.setup), this.#shaping ?? null)) {
      this.#painted = undefined;
      return;
    }
    this.#painted = round;
    this.#isReplay = watched !== null;
    const pictures = this.#supply.picturesFor(round, nextText);
    const layout = this.#field.draw(round, nextText, areWordsHidden(this.#store.get), pictures);
    this.#field.placeCarets(this.#caretsOf(round, watched, layout));
    const canvasLeftPx = this.#canvas.fit(layout, this.#keyboard.draw(round));
    this.#field.x = layout.leftPx - canvasLeftPx;
    this.#render();
    if (round.phase !== 'finish' && this.#store.get(isFieldFocusedAtom) && !watched) this.#blink.keepSolid();
    else this.#blink.pause();
  };

  readonly #paintGhost = (): void => {
    const ghostPosition = this.#ghostPosition();
    const { carets } = this.#field;
    // A key may have drawn it there already.
    if (ghostPosition !== carets.ghostPosition) this.#moveCarets({ ...carets, ghostPosition });
  };

  /** Draws the carets anew over the same words. */
  #moveCarets(carets: Carets): void {
    if (!this.#painted) return;
    this.#field.placeCarets(carets);
    this.#render();
  }

  /** The carets for the words as they have just been drawn, in this layout. */
  #caretsOf(round: Round, watched: Watched | null, layout: WordsLayout): Carets {
    const { caret, gliding } = this.#store.get(optionsAtom);
    const isFocused = this.#store.get(isFieldFocusedAtom);
    const isOn = round.phase !== 'finish';
    const isSeen = isFocused && isOn && caret !== 'off';
    const mayGlide = gliding && isSeen && !watched && !this.#lessMotion.matches;
    const glideXPx = this.#glide.moveTo(this.#field.caretPlace, mayGlide ? layout : null);
    const played = isFocused ? caret : 'hollow';
    return { shape: watched ? 'line' : played, isOn, glideXPx, ghostPosition: this.#ghostPosition() };
  }

  #ghostPosition(): number | null {
    return ghostOnBoard(this.#store.get)?.position ?? null;
  }

  /** Renders what has changed, or everything where the canvas needs that. */
  #render(): void {
    this.#canvas.render(this.#canvas.keepsPicture ? this.#takePatches() : null);
  }

  #takePatches(): Container[] | null {
    const patches = [this.#field.takePatch(), this.#keyboard.takePatch()];
    return patches.includes(null) ? null : patches.filter((patch) => patch !== undefined && patch !== null);
  }
}

/** The parts of a round that are seen in its picture. */
const SEEN = ['typed', 'surplus', 'missed', 'expected', 'phase'] as const satisfies (keyof Round)[];

/** Whether the picture changes: a tick of the clock changes the round, but not the picture. */
function looksDifferent(a: Round, b: Round): boolean {
  return SEEN.some((part) => a[part] !== b[part]);
}
