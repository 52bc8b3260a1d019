/**
 * How long the caret takes from one place to the next, in ms. A key that comes while a frame is drawn waits for the next
 * one: at 10 keys a second, most keys come after the caret has arrived.
 */
const GLIDE_MS = 60;
/** The caret has arrived when it is closer than this, in px: a frame for the rest would hardly be seen. */
const NEAR_PX = 2;
/** A frame at 60 Hz. The frame that shows a key already shows the first step of the glide. */
const STEP_MS = 16;
/** After this many ms the key's own frame has been drawn. A frame requested earlier would delay it. */
const NEXT_FRAME_AFTER_MS = 8;

/** Where a caret belongs, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Requests the first frame after `afterMs`. Returns the undo. */
export type RequestFrame = (onFrame: (atMs: number) => void, afterMs: number) => () => void;

/**
 * Lets the caret glide along a line, fast at first, so that it has nearly arrived when the next key comes. Frames are
 * requested only while it moves.
 */
export class CaretGlide {
  readonly #draw: (xPx: number | null) => void;
  readonly #requestFrame: RequestFrame;
  #words: object | null = null;
  #y = 0;
  #targetX = 0;
  #startX = 0;
  #x = 0;
  #cancel: (() => void) | null = null;
  /** When the glide began, taking the first step as one frame; null before the first frame. */
  #beganAtMs: number | null = null;

  /** @param draw called in each frame in which the caret has moved, with its place as `moveTo` returns it */
  constructor(draw: (xPx: number | null) => void, requestFrame = requestBrowserFrame) {
    this.#draw = draw;
    this.#requestFrame = requestFrame;
  }

  /**
   * Moves the caret. It jumps, rather than glides, to another line or to other words, and if `words` is null.
   *
   * @returns its place on its line while it moves, in whole px; null when it has arrived
   */
  moveTo({ x, y }: Place, words: object | null): number | null {
    const mayGlide = words !== null && words === this.#words && y === this.#y;
    const lastX = this.#targetX;
    this.#words = words;
    this.#targetX = x;
    this.#y = y;
    if (!mayGlide) this.stop();
    else if (x !== lastX) this.#start(lastX);
    return this.#xPx;
  }

  /** Ends the glide: the caret has arrived. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#x = this.#targetX;
  }

  get #xPx(): number | null {
    return this.#cancel === null ? null : Math.round(this.#x);
  }

  #start(lastX: number): void {
    this.#startX = this.#x;
    this.#x = this.#xAfter(STEP_MS);
    // If keys come faster than frames, the caret is never more than one key behind.
    if (Math.abs(this.#targetX - this.#x) > Math.abs(this.#targetX - lastX)) this.#startX = this.#x = lastX;
    this.#beganAtMs = null;
    this.#cancel?.();
    this.#cancel = this.#requestFrame(this.#step, NEXT_FRAME_AFTER_MS);
  }

  readonly #step = (atMs: number): void => {
    const drawnX = Math.round(this.#x);
    // The first of these frames comes one after the key's own.
    this.#beganAtMs ??= atMs - 2 * STEP_MS;
    this.#x = this.#xAfter(atMs - this.#beganAtMs);
    const hasArrived = Math.abs(this.#targetX - this.#x) < NEAR_PX;
    if (hasArrived) this.#x = this.#targetX;
    this.#cancel = hasArrived ? null : this.#requestFrame(this.#step, 0);
    if (Math.round(this.#x) !== drawnX) this.#draw(this.#xPx);
  };

  #xAfter(ms: number): number {
    const left = Math.max(0, 1 - ms / GLIDE_MS);
    // Cubic, easing out.
    return this.#targetX + (this.#startX - this.#targetX) * left ** 3;
  }
}

function requestBrowserFrame(onFrame: (atMs: number) => void, afterMs: number): () => void {
  let frame = 0;
  const request = (): void => {
    frame = requestAnimationFrame(onFrame);
  };
  if (afterMs === 0) {
    request();
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(request, afterMs);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
