/** A row of keys and how far its first one is from the left edge of the digits' row, in widths of a key. */
const ROWS = [
  { keys: '1234567890-=', left: 0 },
  { keys: 'qwertyuiop[]', left: 0.5 },
  { keys: "asdfghjkl;'", left: 0.75 },
  { keys: 'zxcvbnm,./', left: 1.25 },
] as const;

/** Half a key's width of overlap and more: `w` touches `s` and `a`, not `d`. */
const REACH = 0.75;

interface Place {
  readonly row: number;
  readonly left: number;
}

const PLACES: ReadonlyMap<string, Place> = new Map(
  ROWS.flatMap(({ keys, left }, row) =>
    Array.from(keys, (key, column) => [key, { row, left: left + column }] as const),
  ),
);

/** Of each key, small letters and capitals, the keys around it, small letters and capitals. */
const NEIGHBOURS: ReadonlyMap<string, string> = new Map(
  Array.from(PLACES, ([key, place]) => {
    const around = Array.from(PLACES.keys()).filter((other) => touches(place, PLACES.get(other)));
    return [key, around.join('') + around.join('').toUpperCase()] as const;
  }).flatMap(([key, around]) => [
    [key, around],
    [key.toUpperCase(), around],
  ]),
);

/**
 * The keys that touch a key on a QWERTY keyboard with its usual stagger (ANSI: each row a half, a quarter, a half of a
 * key to the right of the one above), as small letters and as capitals; none for a character that is not on it.
 */
export function neighboursOf(char: string): string {
  return NEIGHBOURS.get(char) ?? '';
}

function touches(one: Place, other: Place | undefined): boolean {
  if (!other || one === other) return false;
  const away = Math.abs(one.left - other.left);
  if (one.row === other.row) return away === 1;
  return Math.abs(one.row - other.row) === 1 && away <= REACH;
}
