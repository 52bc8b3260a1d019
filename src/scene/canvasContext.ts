import type { Application } from 'pixi.js';

/** Of WebGL, and of a 2D canvas. */
const LOST = ['webglcontextlost', 'contextlost'] as const;
const RESTORED = ['webglcontextrestored', 'contextrestored'] as const;

/** Calls one of these when the canvas loses its context or gets it back. Returns the undo. */
export function watchContext(
  canvas: HTMLCanvasElement,
  onLost: () => void,
  onRestored: () => void,
): () => void {
  for (const lost of LOST) canvas.addEventListener(lost, onLost);
  for (const restored of RESTORED) canvas.addEventListener(restored, onRestored);
  return () => {
    for (const lost of LOST) canvas.removeEventListener(lost, onLost);
    for (const restored of RESTORED) canvas.removeEventListener(restored, onRestored);
  };
}

/** Whether the canvas shows nothing now, because the browser took its context away. */
export function isContextLost({ renderer }: Application): boolean {
  if ('context' in renderer) return renderer.context.isLost;
  // Pixi does not follow a 2D canvas's context, and older browsers do not report its loss.
  return renderer.canvas.getContext('2d')?.isContextLost?.() ?? false;
}

/**
 * Whether a drawing can be added to the last picture. A 2D canvas keeps its picture, and each sprite costs it time;
 * WebGL draws all sprites again in one call.
 */
export function keepsPicture({ renderer }: Application): boolean {
  return !('context' in renderer);
}
