import type { Application } from 'pixi.js';
import { layoutWords, type WordsLayout } from '../type/layoutWords';
import type { RibbonRoom, TypeMetrics } from '../type/typeMetrics';

/**
 * The canvas is as large as the words, not as the window: reading a large one back is dear without a GPU. Its scene
 * is in device pixels.
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

/** The canvas's place in the words' room, in device pixels. */
export interface CanvasBox {
  readonly leftPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Just the words. */
export function wordsBox(
  { leftPx, columns, lines }: WordsLayout,
  { cellPx, linePx }: TypeMetrics,
): CanvasBox {
  return { leftPx, widthPx: columns * cellPx, heightPx: lines.length * linePx };
}

/** A space at the end of the longest line stands out over the ribbon, by a cell at the most. */
export function ribbonBox(
  { leftPx, widthPx, heightPx }: RibbonRoom,
  lines: number,
  { cellPx, linePx, roomPx }: TypeMetrics,
): CanvasBox {
  return {
    leftPx,
    widthPx: Math.min(widthPx + cellPx, roomPx - leftPx),
    heightPx: lines * linePx + heightPx,
  };
}

/** So that the ribbon stays where it is from words to words. */
export function mostLines(texts: readonly string[], metrics: TypeMetrics, filled: boolean): number {
  return Math.max(...texts.map((text) => layoutWords(text, metrics, filled).lines.length));
}
