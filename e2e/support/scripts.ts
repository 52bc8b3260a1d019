import { expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { hasFontFor } from '../../tools/machine.mjs';

/** Lists whose words are set whole, and the way they are read. */
export const LISTS = [
  ['עברית', 'he', 'rtl', 'hebrew-common-1'],
  ['العربية', 'ar', 'rtl', 'arabic-common-1'],
  ['فارسی', 'fa', 'rtl', 'persian-common-1'],
  ['हिन्दी', 'hi', 'ltr', 'hindi-common-1'],
  ['বাংলা', 'bn', 'ltr', 'bengali-common-1'],
  ['தமிழ்', 'ta', 'ltr', 'tamil-common-1'],
  ['ไทย', 'th', 'ltr', 'thai-common-1'],
  ['한국어', 'ko', 'ltr', 'korean-common-1'],
] as const;

/** Why words of a language cannot be drawn on this machine; '' if they can. */
export function lacksFont(lang: string): string {
  return lang === 'ko' && !hasFontFor('ko') ? 'no Korean font is on this machine; npm test installs one' : '';
}

/**
 * Canvas and text are drawn by other paths of the browser, which may round the places of a few letters by a fraction of a
 * pixel, most after a non-joiner at a ratio of 2, and a software GPU may blend rows of pixels by a sixteenth: what differs by
 * less than `SEEN` does not count. The rest is counted in squares about as large as a small letter, in px of the picture.
 * Measured: such fractions differ by at most 0.063 in a square, a letter that is missing by more in nine of ten (a test hides some).
 */
const SEEN = 16;
const SQUARE = 16;
export const MOST = 0.07;

/**
 * @param rows by how many px letters of the text may stand lower or higher than on the canvas, but not the blocks and lines
 *   beside them: a square with both differs by more. In such pictures of two px a CSS px a letter fills several.
 */
export function expectAlike(text: Buffer, canvas: Buffer, rows = 0): void {
  const most = mostChanged(PNG.sync.read(text), PNG.sync.read(canvas), rows);
  expect(most).toBeLessThanOrEqual(rows > 0 ? 3 * MOST : MOST);
}

/** By how much the pictures differ in the square in which they differ most: 1 is white for black in all of it. */
export function mostChanged(one: PNG, other: PNG, rows = 0): number {
  const shifts = Array.from({ length: 2 * rows + 1 }, (_, i) => changedSquares(one, other, i - rows));
  const squares = new Set(shifts.flatMap((changes) => [...changes.keys()]));
  const least = Array.from(squares, (square) =>
    Math.min(...shifts.map((changes) => changes.get(square) ?? 0)),
  );
  return Math.max(0, ...least) / SQUARE ** 2;
}

/** The changes in each square with one picture some rows lower, as a sum of pixels. */
function changedSquares(one: PNG, other: PNG, rows: number): Map<number, number> {
  const sums = new Map<number, number>();
  const across = Math.ceil(one.width / SQUARE);
  for (let i = 0; i < one.data.length; i += 4) {
    const from = i - 4 * one.width * rows;
    const change = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(at(one, from + channel) - at(other, i + channel))),
    );
    if (change <= SEEN || from < 0 || from >= one.data.length) continue;
    const [x, y] = [(i / 4) % one.width, Math.floor(i / 4 / one.width)];
    const square = Math.floor(y / SQUARE) * across + Math.floor(x / SQUARE);
    sums.set(square, (sums.get(square) ?? 0) + change / 255);
  }
  return sums;
}

function at({ data }: PNG, index: number): number {
  return data[index] ?? 0;
}
