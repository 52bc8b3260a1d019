/** Where something is: its middle, in px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Rows are at least so far apart. */
const ROW_PX = 8;

/**
 * The place that an arrow key leads to, as an index: the next one of the row, or in the next row the one that is least
 * far to the side. −1 if there is none, or with another key.
 */
export function placeTo(key: string, from: Place, places: readonly Place[]): number {
  const distances = places.map(({ x, y }) => distance(key, x - from.x, y - from.y));
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : -1;
}

function distance(key: string, right: number, down: number): number {
  const isInRow = Math.abs(down) < ROW_PX;
  const far = Number.POSITIVE_INFINITY;
  switch (key) {
    case 'ArrowRight':
      return isInRow && right > 0 ? right : far;
    case 'ArrowLeft':
      return isInRow && right < 0 ? -right : far;
    case 'ArrowDown':
      return isInRow || down < 0 ? far : ROWS_FIRST * down + Math.abs(right);
    case 'ArrowUp':
      return isInRow || down > 0 ? far : ROWS_FIRST * -down + Math.abs(right);
    default:
      return far;
  }
}

/** A row that is nearer counts for more than any distance within a row. */
const ROWS_FIRST = 1000;
