import type { Application } from 'pixi.js';
import { layoutWords, type WordsLayout } from '../type/layoutWords';
import type { RibbonBox, TypeMetrics } from '../type/typeMetrics';

/**
 * Sizes and places the canvas. It is only as large as the words, because without a GPU reading a large canvas back is
 * expensive. Its scene is in device pixels.
 */
export function fitCanvas({ renderer }: Application, { dpr }: TypeMetrics, box: CanvasBox): void {
  const { leftPx, widthPx, heightPx } = box;
  if (renderer.canvas.width !== widthPx || renderer.canvas.height !== heightPx) {
    renderer.resize(widthPx, heightPx);
  }
  const { style } = renderer.canvas;
  style.width = `${widthPx / dpr}px`;
  style.height = `${heightPx / dpr}px`;
  style.marginLeft = `${leftPx / dpr}px`;
}

/** The place of the canvas in the space for the words, in device pixels. */
export interface CanvasBox {
  readonly leftPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The canvas of a round: just the words. */
export function wordsCanvasBox(
  { leftPx, columns, lines }: WordsLayout,
  { cellPx, linePx }: TypeMetrics,
): CanvasBox {
  return { leftPx, widthPx: columns * cellPx, heightPx: lines.length * linePx };
}

/** The canvas of a replay: words and ribbon. A final space may extend beyond the ribbon, by one cell at most. */
export function replayCanvasBox(
  { leftPx, widthPx, heightPx }: RibbonBox,
  lines: number,
  { cellPx, linePx, roomPx }: TypeMetrics,
): CanvasBox {
  return {
    leftPx,
    widthPx: Math.min(widthPx + cellPx, roomPx - leftPx),
    heightPx: lines * linePx + heightPx,
  };
}

/** The lines of the tallest of these texts: the ribbon below does not move from one to the next. */
export function maxLines(texts: readonly string[], metrics: TypeMetrics, isCut: boolean): number {
  return Math.max(...texts.map((text) => layoutWords(text, metrics, isCut).lines.length));
}
