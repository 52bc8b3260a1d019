import type { useStore } from 'jotai';
import type { Application, Container } from 'pixi.js';
import type { Round } from '../core/round/round';
import { keyboardPlaceAtom } from '../state/replay/boardAtoms';
import type { Palette } from '../theme/readPalette';
import type { TypeMetrics } from '../type/typeMetrics';
import type { BelowWords } from './BoardCanvas';
import { CellField } from './CellField';
import type { KeyboardPainter } from './keyboard/KeyboardPainter';

interface BoardKeyboardOptions {
  readonly app: Application;
  readonly store: ReturnType<typeof useStore>;
  readonly metrics: TypeMetrics;
  readonly palette: Palette;
  /** Called when the keyboard comes, changes or goes: the board is to be drawn again. */
  readonly onChange: () => void;
}

/** The keyboard below the words: nothing until the page gives it a place, and then with its own code. */
export class BoardKeyboard {
  readonly #options: BoardKeyboardOptions;
  readonly #stopFollowing: () => void;
  /** Null until a keyboard is shown, and then there, whether it still is or not. */
  #painter: KeyboardPainter | null = null;
  #isDestroyed = false;

  constructor(options: BoardKeyboardOptions) {
    this.#options = options;
    this.#stopFollowing = options.store.sub(keyboardPlaceAtom, this.#follow);
    this.#follow();
  }

  /** Shows the keyboard for this round as it is now. Null if it is not shown. */
  draw(round: Round): BelowWords | null {
    return this.#painter?.draw(round) ?? null;
  }

  /** As `CellField.takePatch`; undefined if no keyboard is shown. */
  takePatch(): Container | null | undefined {
    return this.#painter?.takePatch();
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#stopFollowing();
    this.#painter?.destroy();
  }

  readonly #follow = (): void => {
    if (this.#painter) this.#options.onChange();
    else if (this.#options.store.get(keyboardPlaceAtom)) void this.#load();
  };

  /** The page has loaded this code before it gave the keyboard a place (app/parts). */
  async #load(): Promise<void> {
    const { app, store, metrics, palette, onChange } = this.#options;
    const { KeyboardPainter: Painter } = await import('./keyboard/KeyboardPainter');
    if (this.#isDestroyed) return;
    this.#painter ??= new Painter({
      ...{ store, metrics, palette },
      add: (sheet) => app.stage.addChild(new CellField(sheet)),
      onOtherKeys: onChange,
    });
    onChange();
  }
}
