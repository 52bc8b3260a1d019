import type { Application, Container } from 'pixi.js';
import type { WordsLayout } from '../type/layoutWords';
import { leftOf, type TypeMetrics } from '../type/typeMetrics';

/** The events of WebGL and of a 2D canvas. */
const LOST = ['webglcontextlost', 'contextlost'] as const;
const RESTORED = ['webglcontextrestored', 'contextrestored'] as const;

/** What is drawn below the words, centred as they are; in device pixels. */
export interface BelowWords {
  readonly scene: Container;
  /** From the words, with the room for the line below them, to its upper edge. */
  readonly gapPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The board's canvas: its place on the page, and what is rendered on it. Its scene is in device pixels. */
export class BoardCanvas {
  readonly #app: Application;
  readonly #metrics: TypeMetrics;
  /** Its last place. */
  #placed = '';
  #isEmpty = true;

  constructor(app: Application, metrics: TypeMetrics) {
    this.#app = app;
    this.#metrics = metrics;
  }

  /** Whether the canvas shows nothing now, because the browser took its context away. */
  get isContextLost(): boolean {
    const { renderer } = this.#app;
    if ('context' in renderer) return renderer.context.isLost;
    // Pixi does not follow a 2D canvas's context, and older browsers do not report its loss.
    return renderer.canvas.getContext('2d')?.isContextLost?.() ?? false;
  }

  /**
   * Whether a patch can be drawn over the last picture. A 2D canvas keeps its picture, and each sprite costs it time;
   * WebGL draws all sprites again in one call.
   */
  get keepsPicture(): boolean {
    return !('context' in this.#app.renderer);
  }

  /** Calls one of these when the canvas loses its context or gets it back. Returns the undo. */
  watchContext(onLost: () => void, onRestored: () => void): () => void {
    const { canvas } = this.#app;
    for (const lost of LOST) canvas.addEventListener(lost, onLost);
    for (const restored of RESTORED) canvas.addEventListener(restored, onRestored);
    return () => {
      for (const lost of LOST) canvas.removeEventListener(lost, onLost);
      for (const restored of RESTORED) canvas.removeEventListener(restored, onRestored);
    };
  }

  /**
   * Makes the canvas just large enough for the words and the line below them, which keeps its room where it is empty,
   * and for what is drawn below: without a GPU, reading a large canvas back is expensive. What is below lies over the
   * page, and takes no room in it and no clicks.
   *
   * @returns the left edge of the canvas in the space for the words, in px
   */
  fit({ leftPx: wordsLeftPx, widthPx, rows, dir }: WordsLayout, below: BelowWords | null): number {
    const { canvas } = this.#app;
    if (canvas.dir !== dir) canvas.dir = dir;
    const heightPx = rows * this.#metrics.linePx;
    if (!below) return this.#place(wordsLeftPx, widthPx, heightPx, heightPx);
    const belowLeftPx = leftOf(below.widthPx, this.#metrics);
    const leftPx = Math.min(wordsLeftPx, belowLeftPx);
    const rightPx = Math.max(wordsLeftPx + widthPx, belowLeftPx + below.widthPx);
    const topPx = heightPx + below.gapPx;
    below.scene.position.set(belowLeftPx - leftPx, topPx);
    return this.#place(leftPx, rightPx - leftPx, topPx + below.heightPx, heightPx);
  }

  /** Renders patches over the last picture, or, for null and on a canvas that was emptied, the whole scene anew. */
  render(patches: readonly Container[] | null): void {
    if (this.isContextLost) return;
    if (!patches || this.#isEmpty) this.#app.render();
    else for (const patch of patches) this.#app.renderer.render({ container: patch, clear: false });
    this.#isEmpty = false;
  }

  /** A new place empties the canvas. */
  #place(leftPx: number, widthPx: number, heightPx: number, wordsHeightPx: number): number {
    const place = [leftPx, widthPx, heightPx, wordsHeightPx].join(' ');
    if (place === this.#placed) return leftPx;
    this.#placed = place;
    this.#isEmpty = true;
    const { dpr } = this.#metrics;
    const { renderer } = this.#app;
    const { canvas } = renderer;
    const { style, width, height, parentElement: host } = canvas;
    if (width !== widthPx || height !== heightPx) renderer.resize(widthPx, heightPx);
    style.width = `${widthPx / dpr}px`;
    style.height = `${heightPx / dpr}px`;
    style.marginLeft = `${leftPx / dpr}px`;
    if (host) host.style.height = `${wordsHeightPx / dpr}px`;
    return leftPx;
  }
}
