import type { Application, Container } from 'pixi.js';
import type { WordsLayout } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';

/** The events of WebGL and of a 2D canvas. */
const LOST = ['webglcontextlost', 'contextlost'] as const;
const RESTORED = ['webglcontextrestored', 'contextrestored'] as const;

/** The board's canvas: its place on the page, and what is rendered on it. Its scene is in device pixels. */
export class BoardCanvas {
  readonly #app: Application;
  readonly #metrics: TypeMetrics;
  #leftPx = 0;
  #widthPx = 0;
  #heightPx = 0;

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
   * Makes the canvas just large enough for the words and the line below them, which keeps its room where it is empty:
   * without a GPU, reading a large canvas back is expensive. A new size empties it.
   *
   * @returns the left edge of the canvas in the space for the words, in px
   */
  fit({ leftPx, columns, lines }: WordsLayout): number {
    const { cellPx, linePx, aheadLines } = this.#metrics;
    return this.#place(leftPx, columns * cellPx, (lines.length + aheadLines) * linePx);
  }

  /** Renders a patch over the last picture, or, for null, the whole scene anew. */
  render(patch: Container | null): void {
    if (this.isContextLost) return;
    if (patch) this.#app.renderer.render({ container: patch, clear: false });
    else this.#app.render();
  }

  #place(leftPx: number, widthPx: number, heightPx: number): number {
    if (leftPx === this.#leftPx && widthPx === this.#widthPx && heightPx === this.#heightPx) return leftPx;
    this.#leftPx = leftPx;
    this.#widthPx = widthPx;
    this.#heightPx = heightPx;
    const { dpr } = this.#metrics;
    const { renderer } = this.#app;
    const { style, width, height } = renderer.canvas;
    if (width !== widthPx || height !== heightPx) renderer.resize(widthPx, heightPx);
    style.width = `${widthPx / dpr}px`;
    style.height = `${heightPx / dpr}px`;
    style.marginLeft = `${leftPx / dpr}px`;
    return leftPx;
  }
}
