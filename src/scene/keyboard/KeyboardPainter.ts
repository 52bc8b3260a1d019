import type { useStore } from 'jotai';
import type { Container } from 'pixi.js';
import type { DrawnKey, DrawnKeyboard } from '../../core/keyboard/drawnKeyboard';
import type { Stroke } from '../../core/keyboard/strokes';
import type { Round } from '../../core/round/round';
import { drawnKeyboardAtom, nextStrokes } from '../../state/keyboard/keyboardAtoms';
import { keyboardViewAtom, type LessonKeys, lessonKeysAtom } from '../../state/learn/keyboardViewAtom';
import { type KeyboardPlace, keyboardPlaceAtom } from '../../state/replay/boardAtoms';
import { composedAtom } from '../../state/round/composedAtom';
import type { Palette } from '../../theme/readPalette';
import type { TypeMetrics } from '../../type/typeMetrics';
import type { BelowWords } from '../BoardCanvas';
import type { CellField, CellSheet } from '../CellField';
import { KEY_STATES, type KeySize, type KeyState } from './drawKey';
import { keySheet } from './keySheet';

/** What a painter needs. */
interface KeyboardPainterOptions {
  readonly store: ReturnType<typeof useStore>;
  readonly metrics: TypeMetrics;
  readonly palette: Palette;
  /** Puts a field of cells on the board: Pixi is not imported here, so that the board's code stays one file. */
  readonly add: (sheet: CellSheet) => CellField;
  /** Called when the layout, the words or a composition need other keys: it is to be drawn again. */
  readonly onOtherKeys: () => void;
}

/** What is on the board now, and what it was made for. */
interface Shown {
  readonly drawn: DrawnKeyboard;
  readonly size: KeySize;
  readonly hasFingers: boolean;
  readonly lesson: LessonKeys | null;
  readonly field: CellField;
}

/** Draws the keyboard from the store, as part of the board's own drawing. */
export class KeyboardPainter {
  readonly #store: ReturnType<typeof useStore>;
  readonly #metrics: TypeMetrics;
  readonly #palette: Palette;
  readonly #add: (sheet: CellSheet) => CellField;
  readonly #stopFollowing: () => void;
  #shown: Shown | null = null;

  constructor({ store, metrics, palette, add, onOtherKeys }: KeyboardPainterOptions) {
    this.#store = store;
    this.#metrics = metrics;
    this.#palette = palette;
    this.#add = add;
    const stops = [drawnKeyboardAtom, composedAtom].map((one) => store.sub(one, onOtherKeys));
    this.#stopFollowing = () => {
      for (const stop of stops) stop();
    };
  }

  /** Shows the keyboard for this round as it is now. Null if it is not shown. */
  draw(round: Round): BelowWords | null {
    const { get } = this.#store;
    const place = get(keyboardPlaceAtom);
    if (!place) {
      this.#clear();
      return null;
    }
    const drawn = get(drawnKeyboardAtom);
    const { field, size } = this.#make(
      drawn,
      place,
      get(keyboardViewAtom) === 'fingers',
      get(lessonKeysAtom),
    );
    const strokes = nextStrokes(get, round, drawn);
    for (const [position, key] of drawn.keys.entries()) {
      field.show(position, KEY_STATES.indexOf(stateOf(key, strokes)));
    }
    return {
      scene: field,
      gapPx: this.#toGrid(place.gapCssPx),
      widthPx: Math.ceil(drawn.columns * size.widthPx),
      heightPx: drawn.rows * size.heightPx,
    };
  }

  /** As `CellField.takePatch`; undefined if no keyboard is shown. */
  takePatch(): Container | null | undefined {
    return this.#shown?.field.takePatch();
  }

  /** Takes the keyboard off the board and frees what it was drawn with. */
  destroy(): void {
    this.#stopFollowing();
    this.#clear();
  }

  #clear(): void {
    this.#shown?.field.destroy();
    this.#shown = null;
  }

  #make(drawn: DrawnKeyboard, place: KeyboardPlace, hasFingers: boolean, lesson: LessonKeys | null): Shown {
    const [widthPx, heightPx] = [this.#toGrid(place.keyWidthCssPx), this.#toGrid(place.keyHeightCssPx)];
    const shown = this.#shown;
    const isSame =
      shown?.drawn === drawn && shown.hasFingers === hasFingers && areSameKeys(shown.lesson, lesson);
    if (isSame && shown.size.widthPx === widthPx && shown.size.heightPx === heightPx) return shown;
    this.#clear();
    const { gridPx, fontFamily } = this.#metrics;
    const size = { widthPx, heightPx, hairPx: gridPx, fontFamily };
    const field = this.#add(keySheet(drawn, size, this.#palette, { hasFingers, lesson }));
    this.#shown = { drawn, size, hasFingers, lesson, field };
    return this.#shown;
  }

  #toGrid(cssPx: number): number {
    const { dpr, gridPx } = this.#metrics;
    return Math.round((cssPx * dpr) / gridPx) * gridPx;
  }
}

/** A key of the first stroke is pressed now, one of the strokes after it then. */
function stateOf({ code }: DrawnKey, [first, ...others]: readonly Stroke[]): KeyState {
  const isIn = (stroke: Stroke): boolean => stroke.code === code || stroke.held.includes(code);
  if (first && isIn(first)) return 'now';
  return others.some(isIn) ? 'then' : 'rest';
}

function areSameKeys(one: LessonKeys | null, other: LessonKeys | null): boolean {
  return one?.items === other?.items && one?.fresh === other?.fresh;
}
