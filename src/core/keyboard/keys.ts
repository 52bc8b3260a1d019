/*
 * The keys that type, by their codes (https://www.w3.org/TR/uievents-code/), where they are on a keyboard of ISO/IEC
 * 9995, and the fingers that press them.
 */

/**
 * The rows from the digits down, each from left to right. The last keys of the lower row are there on some keyboards
 * only.
 */
export const KEY_ROWS: readonly (readonly string[])[] = [
  ['Backquote', ...named('Digit', '1234567890'), 'Minus', 'Equal'],
  [...named('Key', 'QWERTYUIOP'), 'BracketLeft', 'BracketRight'],
  [...named('Key', 'ASDFGHJKL'), 'Semicolon', 'Quote', 'Backslash'],
  ['IntlBackslash', ...named('Key', 'ZXCVBNM'), 'Comma', 'Period', 'Slash', 'IntlRo'],
];

/** The left edges of the rows' first keys, in key widths from that of the upper letters. */
const ROW_LEFTS: readonly number[] = [-1.5, 0, 0.25, -0.25];

/** The keys on which the index fingers rest, with bumps to be felt. */
export const HOME_KEYS: readonly string[] = ['KeyF', 'KeyJ'];

/** The keys on which the fingers rest: `HOME_KEYS` and those beside them. */
export const REST_KEYS: readonly string[] = [...named('Key', 'ASDFJKL'), 'Semicolon'];

/** A finger but the thumbs: `side` is the hand, `number` 1 for the index finger to 4 for the little one. */
export interface Finger {
  readonly side: 'left' | 'right';
  readonly number: number;
}

/**
 * The keys of each finger from the left little one to the right one: by columns, as touch typing is taught everywhere.
 */
const KEYS_OF_FINGERS: readonly (readonly string[])[] = [
  ['Backquote', 'Digit1', 'KeyQ', 'KeyA', 'IntlBackslash', 'KeyZ', 'ShiftLeft'],
  ['Digit2', ...named('Key', 'WSX')],
  ['Digit3', ...named('Key', 'EDC')],
  ['Digit4', 'Digit5', ...named('Key', 'RTFGVB')],
  ['Digit6', 'Digit7', ...named('Key', 'YUHJNM')],
  ['Digit8', ...named('Key', 'IK'), 'Comma'],
  ['Digit9', ...named('Key', 'OL'), 'Period'],
];

/** The finger that presses a key, by its code; null for a thumb. */
export function fingerOf(code: string): Finger | null {
  if (code === 'Space' || code === 'AltRight') return null;
  const found = KEYS_OF_FINGERS.findIndex((codes) => codes.includes(code));
  // All others are at the right end.
  const finger = found < 0 ? KEYS_OF_FINGERS.length : found;
  return finger < 4 ? { side: 'left', number: 4 - finger } : { side: 'right', number: finger - 3 };
}

/** Neighbouring keys of one row. */
export interface KeyRow {
  readonly codes: readonly string[];
  /** The left edge of the first one, as in `ROW_LEFTS`. */
  readonly left: number;
}

/** The rows with any of these keys, each from its first to its last one. */
export function rowsWith(codes: ReadonlySet<string>): readonly KeyRow[] {
  return KEY_ROWS.map((all, row) => {
    const first = all.findIndex((code) => codes.has(code));
    const last = all.findLastIndex((code) => codes.has(code));
    return { codes: all.slice(Math.max(0, first), last + 1), left: (ROW_LEFTS[row] ?? 0) + first };
  }).filter((row) => row.codes.length > 0);
}

function named(kind: 'Key' | 'Digit', characters: string): readonly string[] {
  return Array.from(characters, (character) => kind + character);
}
