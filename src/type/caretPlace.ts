import { lineOf, type WordsLayout } from './layoutWords';
import type { TypeMetrics } from './typeMetrics';

/**
 * The place of a position in laid out words: its line, and its left edge in it, in CSS px from the edges of `within`.
 *
 * @param box has the lines from its top on
 */
export function placeWithin(
  within: HTMLElement,
  box: HTMLElement,
  layout: WordsLayout,
  position: number,
  { cellPx, linePx, dpr }: Pick<TypeMetrics, 'cellPx' | 'linePx' | 'dpr'>,
): { readonly left: number; readonly top: number; readonly bottom: number } {
  const line = lineOf(layout, position);
  const column = position - layout.lines.slice(0, line).join('').length;
  const [outer, inner] = [within.getBoundingClientRect(), box.getBoundingClientRect()];
  const top = inner.top - outer.top + (line * linePx) / dpr;
  return {
    left: inner.left - outer.left + (layout.leftPx + column * cellPx) / dpr,
    top,
    bottom: Math.max(0, outer.height - top - linePx / dpr),
  };
}
