import type { Application, Container } from 'pixi.js';
import type { CanvasBox } from './canvasBox';

/** Of WebGL, and of a 2D canvas. */
const LOST = ['webglcontextlost', 'contextlost'] as const;
const RESTORED = ['webglcontextrestored', 'contextrestored'] as const;

/** The board's canvas: its place on the page, and what is rendered on it. Its scene is in device pixels. */
export class BoardCanvas {
  readonly #app: Application;
  readonly #dpr: number;
  #box: CanvasBox | null = null;

  /** @param dpr device pixels per CSS pixel */
  constructor(app: Application, dpr: number) {
    this.#app = app;
    this.#dpr = dpr;
  }

  /** Whether the canvas shows nothing now, because the browser took its context away. */
  get isContextLost(): boolean {
    const { renderer } = this.#app;
    if ('context' in renderer) return renderer.context.isLost;
    // Pixi does not follow a 2D canvas's context, and older browsers do not report its loss.
    return renderer.canvas.getContext('2d')?.isContextLost?.() ?? false;
  }

  /**
   * Whether a drawing can be added to the last picture. A 2D canvas keeps its picture, and each sprite costs it time;
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

  /** Sizes and places the canvas. A new size empties it. */
  fit(box: CanvasBox): void {
    const { leftPx, widthPx, heightPx } = box;
    const last = this.#box;
    if (last?.leftPx === leftPx && last.widthPx === widthPx && last.heightPx === heightPx) return;
    this.#box = box;
    const { renderer } = this.#app;
    const { style, width, height } = renderer.canvas;
    if (width !== widthPx || height !== heightPx) renderer.resize(widthPx, heightPx);
    style.width = `${widthPx / this.#dpr}px`;
    style.height = `${heightPx / this.#dpr}px`;
    style.marginLeft = `${leftPx / this.#dpr}px`;
  }

  /** Renders a patch over the last picture, or, for null, the whole scene anew. */
  render(patch: Container | null): void {
    if (this.isContextLost) return;
    if (patch) this.#app.renderer.render({ container: patch, clear: false });
    else this.#app.render();
  }
}
