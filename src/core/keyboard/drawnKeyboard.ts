import { type Finger, fingerOf, HOME_KEYS, KEY_ROWS, ROW_LEFTS } from './keys';
import type { KeyboardLayout } from './layouts';
import { charactersOf, type Strokes, strokesOf } from './strokes';

/** A key as it is drawn. Places and widths are in key widths, rows are counted from the top. */
export interface DrawnKey {
  readonly code: string;
  readonly row: number;
  readonly left: number;
  readonly width: number;
  /** What it types, or its usual sign. */
  readonly legend: string;
  /** What it types with Shift and with AltGr, where the words need that and it is no capital; else ''. */
  readonly shiftLegend: string;
  readonly altGrLegend: string;
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

/** Letters that each keyboard of their script has, whatever the words are. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SPACE_LEFT = 2.25;
const SPACE_WIDTH = 5.5;
const SHIFT_WIDTH = 1.5;
const ALT_WIDTH = 1.25;
/** Signs of ISO/IEC 9995-7, and the name that is on the key. */
const SHIFT_LEGEND = '⇧';
const ALT_LEGEND = 'AltGr';

/**
 * The part of a layout that types certain words: in each row the keys from the first to the last one that is needed, with
 * the space bar below them; digits, Shift and AltGr only if they are.
 *
 * @param characters those of the words besides `a` to `z`
 */
export function drawnKeyboard(layout: KeyboardLayout, characters: string): DrawnKeyboard {
  const strokes = strokesOf(layout);
  const needed = [...new Set(LETTERS + characters)];
  const pressed = needed.flatMap(strokes);
  const codes = new Set(pressed.flatMap(({ code, held }) => [code, ...held]));
  // The right Shift is after the last key of its row, as it is on the table.
  if (codes.has('ShiftRight')) codes.add('Slash');
  const plain = new Map(charactersOf(layout.plain).map(([character, code]) => [code, character]));
  const legends = legendsOf(needed, strokes);
  const key = (
    code: string,
    row: number,
    left: number,
    width = 1,
    legend = plain.get(code) ?? '',
  ): DrawnKey => ({
    code,
    row,
    left,
    width,
    legend,
    shiftLegend: legends.get(`shift ${code}`) ?? '',
    altGrLegend: legends.get(`alt ${code}`) ?? '',
    finger: fingerOf(code),
    hasBump: HOME_KEYS.includes(code),
  });
  const rows = KEY_ROWS.map((all) => ({ first: all.findIndex((code) => codes.has(code)), all }))
    .map(({ first, all }, row) => ({
      codes: first < 0 ? [] : all.slice(first, all.findLastIndex((code) => codes.has(code)) + 1),
      left: (ROW_LEFTS[row] ?? 0) + first,
    }))
    .filter((row) => row.codes.length > 0);
  const keys = rows.flatMap((row, number) => row.codes.map((code, i) => key(code, number, row.left + i)));
  const lower = rows.at(-1);
  const last = rows.length - 1;
  if (lower && codes.has('ShiftLeft'))
    keys.push(key('ShiftLeft', last, lower.left - SHIFT_WIDTH, SHIFT_WIDTH, SHIFT_LEGEND));
  if (lower && codes.has('ShiftRight'))
    keys.push(key('ShiftRight', last, lower.left + lower.codes.length, SHIFT_WIDTH, SHIFT_LEGEND));
  keys.push(key('Space', rows.length, SPACE_LEFT, SPACE_WIDTH, '␣'));
  if (codes.has('AltRight'))
    keys.push(key('AltRight', rows.length, SPACE_LEFT + SPACE_WIDTH, ALT_WIDTH, ALT_LEGEND));
  const least = Math.min(...keys.map(({ left }) => left));
  return {
    keys: keys.map((one) => ({ ...one, left: one.left - least })),
    columns: Math.max(...keys.map(({ left, width }) => left + width)) - least,
    rows: rows.length + 1,
    strokes,
  };
}

/** What is written on keys beside what they type alone: of the characters that are one stroke with Shift or AltGr. */
function legendsOf(characters: readonly string[], strokes: Strokes): ReadonlyMap<string, string> {
  const legends = new Map<string, string>();
  for (const character of characters) {
    const [only, other] = strokes(character);
    if (!only || other || only.held.length !== 1) continue;
    const isWithAltGr = only.held.includes('AltRight');
    if (isWithAltGr || !/\p{L}/u.test(character)) {
      legends.set(`${isWithAltGr ? 'alt' : 'shift'} ${only.code}`, character);
    }
  }
  return legends;
}
