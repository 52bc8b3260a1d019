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

export function expectAlike(text: Buffer, canvas: Buffer): void {
  expect(mostChanged(PNG.sync.read(text), PNG.sync.read(canvas))).toBeLessThanOrEqual(MOST);
}

/** By how much the pictures differ in the square in which they differ most: 1 is white for black in all of it. */
export function mostChanged(one: PNG, other: PNG): number {
  const sums = new Map<number, number>();
  const across = Math.ceil(one.width / SQUARE);
  for (let i = 0; i < one.data.length; i += 4) {
    const change = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(at(one, i + channel) - at(other, i + channel))),
    );
    if (change <= SEEN) continue;
    const [x, y] = [(i / 4) % one.width, Math.floor(i / 4 / one.width)];
    const square = Math.floor(y / SQUARE) * across + Math.floor(x / SQUARE);
    sums.set(square, (sums.get(square) ?? 0) + change / 255);
  }
  return Math.max(0, ...sums.values()) / SQUARE ** 2;
}

function at({ data }: PNG, index: number): number {
  return data[index] ?? 0;
}
