/** The rows of keys. `left` is the offset of a row's first key from the digit row, in key widths. */
const ROWS = [
  { keys: '1234567890-=', left: 0 },
  { keys: 'qwertyuiop[]', left: 0.5 },
  { keys: "asdfghjkl;'", left: 0.75 },
  { keys: 'zxcvbnm,./', left: 1.25 },
] as const;

/** The largest offset, in key widths, at which keys of two rows count as touching: `w` touches `s` and `a`, not `d`. */
const REACH = 0.75;

interface KeyPlace {
  readonly row: number;
  readonly left: number;
}

const PLACES: ReadonlyMap<string, KeyPlace> = new Map(
  ROWS.flatMap(({ keys, left }, row) =>
    Array.from(keys, (key, column) => [key, { row, left: left + column }] as const),
  ),
);

/** The characters on the keys around each key, in lowercase and uppercase. */
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
 * The characters on the keys that touch a character's key, in lowercase and uppercase; '' if it is not on the keyboard.
 * QWERTY with the usual ANSI stagger: the rows are shifted to the right by 1/2, 1/4 and 1/2 of a key.
 */
export function neighboursOf(char: string): string {
  return NEIGHBOURS.get(char) ?? '';
}

function touches(one: KeyPlace, other: KeyPlace | undefined): boolean {
  if (!other || one === other) return false;
  const away = Math.abs(one.left - other.left);
  if (one.row === other.row) return away === 1;
  return Math.abs(one.row - other.row) === 1 && away <= REACH;
}
