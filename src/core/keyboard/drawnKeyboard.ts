import { type Finger, fingerOf, HOME_KEYS, type KeyRow, rowsWith } from './keys';
import type { KeyboardLayout } from './layouts';
import { byCode, pairsIn, type Stroke, type Strokes, strokesOf } from './strokes';

/** A key as it is drawn. Places and widths are in key widths, rows are counted from the top. */
export interface DrawnKey {
  readonly code: string;
  readonly row: number;
  readonly left: number;
  readonly width: number;
  /** What it types alone; '' if nothing. */
  readonly character: string;
  /** What it types with Shift and with AltGr, where the words need that and it is no capital; else ''. */
  readonly shiftCharacter: string;
  readonly altGrCharacter: string;
  /** The usual sign of a key that types nothing, or nothing that is seen; '' for others. */
  readonly sign: string;
  readonly finger: Finger | null;
  readonly hasBump: boolean;
}

/** A keyboard for certain words. */
export interface DrawnKeyboard {
  readonly keys: readonly DrawnKey[];
  /** Its width in key widths. */
  readonly columns: number;
  readonly rows: number;
  readonly strokes: Strokes;
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const SPACE_LEFT = 2.25;
const SPACE_WIDTH = 5.5;
const SHIFT_WIDTH = 1.5;
const ALT_WIDTH = 1.25;
/** Signs of ISO/IEC 9995-7, a visible space, and the name that is on the key. */
const SIGNS: Readonly<Record<string, string>> = {
  ShiftLeft: '⇧',
  ShiftRight: '⇧',
  Space: '␣',
  AltRight: 'AltGr',
};

/**
 * The part of a layout that types certain words: in each row the keys from the first to the last one that is needed,
 * with the space bar below them; digits, Shift and AltGr only if they are.
 *
 * @param characters those of the words besides the letters that a keyboard of their script always has
 */
export function drawnKeyboard(layout: KeyboardLayout, characters: string): DrawnKeyboard {
  const strokes = strokesOf(layout);
  const needed = [...new Set(lettersOf(layout) + characters)];
  const pressed = needed.flatMap(strokes);
  const codes = new Set(pressed.flatMap(({ code, held }) => [code, ...held]));
  // The right Shift is after the last key of its row, as it is on the table.
  if (codes.has('ShiftRight')) codes.add('Slash');
  const plain = byCode(layout.plain);
  const charactersBeside = charactersFor(layout, plain, pressed);
  const rows = rowsWith(codes);
  const keys = rows.flatMap((row, number) =>
    row.codes.map((code, i) => ({ code, row: number, left: row.left + i, width: 1 })),
  );
  keys.push(...keysAround(rows).filter(({ code }) => code === 'Space' || codes.has(code)));
  const least = Math.min(...keys.map(({ left }) => left));
  return {
    keys: keys.map((place) => ({
      ...place,
      left: place.left - least,
      character: plain.get(place.code) ?? '',
      ...charactersBeside(place.code),
      sign: SIGNS[place.code] ?? '',
      finger: fingerOf(place.code),
      hasBump: HOME_KEYS.includes(place.code),
    })),
    columns: Math.max(...keys.map(({ left, width }) => left + width)) - least,
    rows: rows.length + 1,
    strokes,
  };
}

/** The letters that are drawn whatever the words are: `a` to `z`, or in another script those below the digits. */
function lettersOf({ family, plain: [, ...rows] }: KeyboardLayout): string {
  return family === null ? rows.join('').replace(/[^\p{L}\p{M}]/gu, '') : LATIN;
}

/** The places of the keys that type nothing, around the last of these rows, and of the space bar. */
function keysAround(rows: readonly KeyRow[]): Pick<DrawnKey, 'code' | 'row' | 'left' | 'width'>[] {
  const { left = 0, codes = [] } = rows.at(-1) ?? {};
  const row = rows.length - 1;
  return [
    { code: 'ShiftLeft', row, left: left - SHIFT_WIDTH, width: SHIFT_WIDTH },
    { code: 'ShiftRight', row, left: left + codes.length, width: SHIFT_WIDTH },
    { code: 'Space', row: row + 1, left: SPACE_LEFT, width: SPACE_WIDTH },
    { code: 'AltRight', row: row + 1, left: SPACE_LEFT + SPACE_WIDTH, width: ALT_WIDTH },
  ];
}

/** What a key types with others held, where a stroke needs it. */
function charactersFor(
  layout: KeyboardLayout,
  plain: ReadonlyMap<string, string>,
  strokes: readonly Stroke[],
): (code: string) => Pick<DrawnKey, 'shiftCharacter' | 'altGrCharacter'> {
  const withShift = byCode(layout.withShift);
  const withAltGr = new Map(pairsIn(layout.withAltGr).map(([character, key]) => [key, character]));
  const isPressed = (code: string, held: RegExp): boolean =>
    strokes.some((stroke) => stroke.code === code && held.test(stroke.held.join()));
  return (code) => {
    const shifted = isPressed(code, /^Shift\w+$/) ? (withShift.get(code) ?? '') : '';
    const third = isPressed(code, /^AltRight$/) ? (withAltGr.get(plain.get(code) ?? '') ?? '') : '';
    const isCapital = shifted !== shifted.toLowerCase();
    return { shiftCharacter: isCapital ? '' : shifted, altGrCharacter: third };
  };
}
