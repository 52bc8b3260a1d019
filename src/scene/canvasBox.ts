import type { WordsLayout } from '../type/layoutWords';
import { ribbonBox, type TypeMetrics } from '../type/typeMetrics';

/** The place of the canvas in the space for the words, in device pixels. */
export interface CanvasBox {
  readonly leftPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The canvas of a round: just the words, because without a GPU reading a large canvas back is expensive. While a round
 * is watched, words and ribbon; a final space may extend beyond the ribbon, by one cell at most.
 *
 * @param ribbonTopPx the top edge of the ribbon, from that of the words; null without a ribbon
 */
export function canvasBox(
  { leftPx, columns, lines }: WordsLayout,
  ribbonTopPx: number | null,
  metrics: TypeMetrics,
): CanvasBox {
  const { cellPx, linePx, roomPx } = metrics;
  if (ribbonTopPx === null) return { leftPx, widthPx: columns * cellPx, heightPx: lines.length * linePx };
  const ribbon = ribbonBox(metrics);
  return {
    leftPx: ribbon.leftPx,
    widthPx: Math.min(ribbon.widthPx + cellPx, roomPx - ribbon.leftPx),
    heightPx: ribbonTopPx + ribbon.heightPx,
  };
}
