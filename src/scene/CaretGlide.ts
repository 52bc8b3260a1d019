/** How long the caret takes from its place to the next. */
const GLIDE_MS = 90;
/** How far into that the picture of the key itself is: the caret begins to move in the key's own frame. */
const FIRST_STEP_MS = 16;

/** Where a caret belongs, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** How the browser is asked for a frame. */
export interface Frames {
  readonly ask: (onFrame: (atMs: number) => void) => number;
  readonly cancel: (asked: number) => void;
}

/**
 * Has the caret glide along a line: fast at first, so that it is nearly there when the next key comes. Frames are asked
 * for only while it moves.
 */
export class CaretGlide {
  readonly #draw: () => void;
  readonly #frames: Frames;
  #words: object | null = null;
  #y = 0;
  #toX = 0;
  #fromX = 0;
  #x = 0;
  #asked: number | null = null;
  /** When it would have begun if its first step had taken its time; null before the first frame. */
  #sinceMs: number | null = null;

  /** @param draw called in a frame in which the caret stands elsewhere than in the one before */
  constructor(draw: () => void, frames: Frames = BROWSERS) {
    this.#draw = draw;
    this.#frames = frames;
  }

  /** Where the caret stands on its line while it is on its way, in whole px; null where it belongs. */
  get x(): number | null {
    return this.#asked === null ? null : Math.round(this.#x);
  }

  /** The caret belongs there now. It jumps to another line, into other words, and where `words` is null. */
  follow({ x, y }: Place, words: object | null): void {
    const mayGlide = words !== null && words === this.#words && y === this.#y;
    const lastX = this.#toX;
    this.#words = words;
    this.#toX = x;
    this.#y = y;
    if (!mayGlide) this.stop();
    else if (x !== lastX) this.#setOff(lastX);
  }

  /** The caret is where it belongs. */
  stop(): void {
    if (this.#asked !== null) this.#frames.cancel(this.#asked);
    this.#asked = null;
    this.#x = this.#toX;
  }

  #setOff(lastX: number): void {
    this.#fromX = this.#x;
    this.#x = this.#xAfter(FIRST_STEP_MS);
    // Keys that come faster than frames: never more than one of them behind.
    if (Math.abs(this.#toX - this.#x) > Math.abs(this.#toX - lastX)) this.#fromX = this.#x = lastX;
    this.#sinceMs = null;
    this.#asked ??= this.#frames.ask(this.#step);
  }

  readonly #step = (atMs: number): void => {
    const drawnX = Math.round(this.#x);
    if (this.#sinceMs === null) {
      // This frame is the key's own, and it has been drawn.
      this.#sinceMs = atMs - FIRST_STEP_MS;
    } else {
      this.#x = this.#xAfter(atMs - this.#sinceMs);
    }
    const isMoved = Math.round(this.#x) !== drawnX;
    // Nobody would see the rest of its way, and the next key would wait for its frames.
    const isThere = Math.abs(this.#toX - this.#x) < 0.5;
    this.#asked = isThere ? null : this.#frames.ask(this.#step);
    if (isThere) this.#x = this.#toX;
    if (isMoved) this.#draw();
  };

  #xAfter(ms: number): number {
    const left = Math.max(0, 1 - ms / GLIDE_MS);
    // Cubic, easing out.
    return this.#toX + (this.#fromX - this.#toX) * left ** 3;
  }
}

const BROWSERS: Frames = {
  ask: (onFrame) => requestAnimationFrame(onFrame),
  cancel: (asked) => cancelAnimationFrame(asked),
};
