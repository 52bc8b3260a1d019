import type { WordsLayout } from './layoutWords';
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
  let [line, column] = [0, position];
  for (; line < layout.lines.length - 1; line++) {
    const { length } = layout.lines[line] as string;
    if (column < length) break;
    column -= length;
  }
  const [outer, inner] = [within.getBoundingClientRect(), box.getBoundingClientRect()];
  const top = inner.top - outer.top + (line * linePx) / dpr;
  return {
    left: inner.left - outer.left + (layout.leftPx + column * cellPx) / dpr,
    top,
    bottom: Math.max(0, outer.height - top - linePx / dpr),
  };
}
