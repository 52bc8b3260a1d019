/** The centre of a key, in px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The least distance between two rows. */
const ROW_PX = 8;

/**
 * The index of the place that an arrow key leads to: the next one in the row, or the nearest to the side in the next row.
 * −1 if there is none, or for another key.
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

/** The weight of the distance between rows: a nearer row always wins. */
const ROWS_FIRST = 1000;
