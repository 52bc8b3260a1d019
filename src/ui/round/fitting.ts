/**
 * How many buttons of a row stand in it; the rest, from its end, are in a menu that has a button of its own there.
 *
 * @param widths of all buttons, in px, like the others
 */
export function fitting(
  widths: readonly number[],
  gap: number,
  available: number,
  menuWidth: number,
): number {
  const needed = (count: number, more: number): number =>
    widths.slice(0, count).reduce((sum, width) => sum + width + gap, more - gap);
  if (needed(widths.length, 0) <= available) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && needed(count, menuWidth + gap) > available) count--;
  return count;
}
