import { expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { differingShare, greatestDifference } from './colours';

/** Lists whose words are set whole, and the way they are read. */
export const LISTS = [
  ['עברית', 'he', 'rtl', 'hebrew-common-1'],
  ['العربية', 'ar', 'rtl', 'arabic-common-1'],
  ['فارسی', 'fa', 'rtl', 'persian-common-1'],
  ['हिन्दी', 'hi', 'ltr', 'hindi-common-1'],
  ['বাংলা', 'bn', 'ltr', 'bengali-common-1'],
  ['தமிழ்', 'ta', 'ltr', 'tamil-common-1'],
  ['ไทย', 'th', 'ltr', 'thai-common-1'],
] as const;

/**
 * Canvas and text are drawn by other paths of the browser, which may round the places of a few letters by a fraction of a
 * pixel: most after a non-joiner, at a ratio of 2. A software GPU may blend rows of pixels by a sixteenth. A letter that is
 * missing, of another form or a pixel away differs in far more places.
 */
const SHADE = 170;
const SEEN = 16;
export const SHARE = 0.003;

export function expectAlike(text: Buffer, canvas: Buffer): void {
  const [one, other] = [PNG.sync.read(text), PNG.sync.read(canvas)];
  expect(greatestDifference(one, other)).toBeLessThanOrEqual(SHADE);
  expect(differingShare(one, other, SEEN)).toBeLessThanOrEqual(SHARE);
}
