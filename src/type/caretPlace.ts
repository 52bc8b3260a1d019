import type { Direction } from '../core/words/shaping';
import { cellAt, type WordsLayout } from './layoutWords';
import { leadingEdgePx } from './letters';
import type { TypeMetrics } from './typeMetrics';

/**
 * The place of a position in laid out words: its line, which way that is read, and where its caret stands in it, in CSS px
 * from the edges of `within`.
 *
 * @param box has the lines from its top on
 */
export function placeWithin(
  within: HTMLElement,
  box: HTMLElement,
  layout: WordsLayout,
  position: number,
  { linePx, dpr }: Pick<TypeMetrics, 'linePx' | 'dpr'>,
): { readonly left: number; readonly bottom: number; readonly dir: Direction } {
  const cell = cellAt(layout, position);
  const [outer, inner] = [within.getBoundingClientRect(), box.getBoundingClientRect()];
  const top = inner.top - outer.top + (cell.line * linePx) / dpr;
  return {
    left: inner.left - outer.left + (layout.leftPx + leadingEdgePx(cell, layout.dir)) / dpr,
    bottom: Math.max(0, outer.height - top - linePx / dpr),
    dir: layout.dir,
  };
}
