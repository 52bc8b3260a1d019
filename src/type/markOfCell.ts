import { type Mark, markAt } from '../core/round/marks';
import type { Cell } from './letters';

/**
 * How the unit at a position is shown. A letter with its marks is shown as wrong as a whole if one of its units is: half of
 * it in another colour would look broken. What is hidden of it stays so.
 *
 * @param cells of all units
 * @param hiddenFrom the position from which on letters are hidden
 */
export function markOfCell(
  round: Parameters<typeof markAt>[0],
  cells: readonly Cell[],
  position: number,
  hiddenFrom: number,
): Mark {
  const own = markAt(round, position, hiddenFrom);
  const part = cells[position]?.part;
  if (!part || own === 'hidden') return own;
  const start = position - part.index;
  for (let unit = start; unit < start + part.of; unit++)
    if (markAt(round, unit, hiddenFrom) === 'mismatch') return 'mismatch';
  return own;
}
