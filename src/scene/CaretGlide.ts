/** How long the caret takes from its place to the next. */
const GLIDE_MS = 90;
/** A frame at 60 Hz. The key's own picture is a step on the way: the caret begins to move in it. */
const STEP_MS = 16;
/** In the key's own frame no other is asked for, or it would come later. By then it has been drawn. */
const NEXT_FRAME_AFTER_MS = 8;

/** Where a caret belongs, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Asks for a frame, the first that comes after so many ms. Returns the undo. */
export type AskFrame = (onFrame: (atMs: number) => void, afterMs: number) => () => void;

/**
 * Has the caret glide along a line: fast at first, so that it is nearly there when the next key comes. Frames are asked
 * for only while it moves.
 */
export class CaretGlide {
  readonly #draw: () => void;
  readonly #askFrame: AskFrame;
  #words: object | null = null;
  #y = 0;
  #toX = 0;
  #fromX = 0;
  #x = 0;
  #cancel: (() => void) | null = null;
  /** When it would have begun if its first step had taken its time; null before the first frame. */
  #sinceMs: number | null = null;

  /** @param draw called in a frame in which the caret stands elsewhere than in the one before */
  constructor(draw: () => void, askFrame = askBrowser) {
    this.#draw = draw;
    this.#askFrame = askFrame;
  }

  /** Where the caret stands on its line while it is on its way, in whole px; null where it belongs. */
  get x(): number | null {
    return this.#cancel === null ? null : Math.round(this.#x);
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
    this.#cancel?.();
    this.#cancel = null;
    this.#x = this.#toX;
  }

  #setOff(lastX: number): void {
    this.#fromX = this.#x;
    this.#x = this.#xAfter(STEP_MS);
    // Keys that come faster than frames: never more than one of them behind.
    if (Math.abs(this.#toX - this.#x) > Math.abs(this.#toX - lastX)) this.#fromX = this.#x = lastX;
    this.#sinceMs = null;
    this.#cancel?.();
    this.#cancel = this.#askFrame(this.#step, NEXT_FRAME_AFTER_MS);
  }

  readonly #step = (atMs: number): void => {
    const drawnX = Math.round(this.#x);
    // The first is the one after the key's.
    this.#sinceMs ??= atMs - 2 * STEP_MS;
    this.#x = this.#xAfter(atMs - this.#sinceMs);
    const isMoved = Math.round(this.#x) !== drawnX;
    // Nobody would see the rest of its way, and the next key would wait for its frames.
    const isThere = Math.abs(this.#toX - this.#x) < 0.5;
    this.#cancel = isThere ? null : this.#askFrame(this.#step, 0);
    if (isThere) this.#x = this.#toX;
    if (isMoved) this.#draw();
  };

  #xAfter(ms: number): number {
    const left = Math.max(0, 1 - ms / GLIDE_MS);
    // Cubic, easing out.
    return this.#toX + (this.#fromX - this.#toX) * left ** 3;
  }
}

function askBrowser(onFrame: (atMs: number) => void, afterMs: number): () => void {
  let frame = 0;
  const ask = (): void => {
    frame = requestAnimationFrame(onFrame);
  };
  if (afterMs === 0) {
    ask();
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(ask, afterMs);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
