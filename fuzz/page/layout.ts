import type { Player } from './player';
import type { Area, Snapshot } from './snapshot';

interface Place {
  row: number;
  column: number;
}

/** The row and column of each character: the lines are as short as so many lines of them can be. */
export function placesOf(words: string, lines: number): Place[] {
  for (let columns = 1; ; columns++) {
    const places = placesWithin(words, columns);
    if ((places.at(-1)?.row ?? 0) < lines || columns > words.length) return places;
  }
}

/** A line breaks where a word and its space no longer fit. */
function placesWithin(words: string, columns: number): Place[] {
  const places: Place[] = [];
  let [row, column] = [0, 0];
  for (const word of words.split(/(?<= )/)) {
    if (column > 0 && column + word.length > columns) [row, column] = [row + 1, 0];
    for (let at = 0; at < word.length; at++) places.push({ row, column: column++ });
  }
  return places;
}

/** The cursor's line must be visible. */
export function compareCursor({ model }: Player, area: Area, found: string[]): void {
  if (model.words === undefined) return;
  const place = placesOf(model.words, area.lines)[model.typed.length];
  if (!place) return;
  const top = area.top + place.row * area.line;
  if (top + area.line / 4 < area.barBottom || top + (area.line * 3) / 4 > area.window[1]) {
    found.push(
      `the cursor's line is not visible: ${Math.round(top)} px from the top of ${area.window.join(' × ')}`,
    );
  }
}

/** No message may cover the words. */
export function compareCover(area: Area, found: string[]): void {
  for (const { left, top, right, bottom } of area.over) {
    if (bottom <= area.top || top >= area.top + area.height) continue;
    if (right <= area.left || left >= area.left + area.width) continue;
    found.push(`a message lies over the words at ${area.window.join(' × ')}`);
  }
}

/** Whether a message covers the character at this point, in CSS px of the window. */
export function isCovered({ area }: Snapshot, x: number, y: number): boolean {
  if (!area) return false;
  return area.over.some(
    ({ left, top, right, bottom }) =>
      x + area.cell >= left && x <= right && y + area.line >= top && y <= bottom,
  );
}
