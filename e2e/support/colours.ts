import { PNG } from 'pngjs';

export type Rgb = readonly [red: number, green: number, blue: number];

export function countNear(png: PNG, colour: Rgb, tolerance = 12): number {
  return pixelsNear(png, colour, tolerance).length;
}

/** The most pixels of a colour that are side by side. */
export function longestRun(png: PNG, colour: Rgb): number {
  let [longest, run, last] = [0, 0, Number.NaN];
  for (const at of pixelsNear(png, colour, 12)) {
    run = at === last + 1 && at % png.width > 0 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = at;
  }
  return longest;
}

/** The smallest box with all pixels of a colour, in px of the picture. There must be one. */
export function boxOf(png: PNG, colour: Rgb): { left: number; top: number; right: number; bottom: number } {
  const at = pixelsNear(png, colour, 12);
  const [xs, ys] = [at.map((i) => i % png.width), at.map((i) => Math.floor(i / png.width))];
  if (at.length === 0) throw new Error(`No pixel is ${colour.join(', ')}.`);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** The smallest box with all pixels that two pictures of the same size show otherwise, in px. There must be one. */
export function changedBox(
  one: PNG,
  other: PNG,
): { left: number; top: number; right: number; bottom: number } {
  const at = Array.from({ length: one.data.length / 4 }, (_, i) => i).filter((i) =>
    [0, 1, 2].some((channel) => one.data[4 * i + channel] !== other.data[4 * i + channel]),
  );
  const [xs, ys] = [at.map((i) => i % one.width), at.map((i) => Math.floor(i / one.width))];
  if (at.length === 0) throw new Error('The pictures are the same.');
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** Pixels of about one colour, side by side in a row. */
export interface Run {
  readonly left: number;
  readonly right: number;
  readonly colour: Rgb;
}

/** The runs of a row that are at least so long; pixels of the ground belong to none. */
export function runsIn({ width, data }: PNG, row: number, ground: Rgb, least: number): Run[] {
  const colourAt = (x: number): Rgb => {
    const at = 4 * (row * width + x);
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  const alike = (one: Rgb, other: Rgb): boolean =>
    one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= 12);
  const runs: Run[] = [];
  for (let left = 0, x = 1; x <= width; x++) {
    if (x < width && alike(colourAt(x), colourAt(left))) continue;
    if (x - left >= least && !alike(colourAt(left), ground))
      runs.push({ left, right: x, colour: colourAt(left) });
    left = x;
  }
  return runs;
}

/** The indices of the pixels of a colour. */
function pixelsNear({ data }: PNG, [red, green, blue]: Rgb, tolerance: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < data.length; i += 4) {
    const near =
      Math.abs((data[i] ?? 0) - red) <= tolerance &&
      Math.abs((data[i + 1] ?? 0) - green) <= tolerance &&
      Math.abs((data[i + 2] ?? 0) - blue) <= tolerance;
    if (near) found.push(i / 4);
  }
  return found;
}

/** WCAG 2.2 relative luminance and contrast ratio, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: Rgb, b: Rgb): number {
  const luminance = (rgb: Rgb): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The greatest difference between channels of two pictures of the same size, 0 to 255. */
export function greatestDifference(one: PNG, other: PNG): number {
  return one.data.reduce((most, value, at) => Math.max(most, Math.abs(value - (other.data[at] ?? -255))), 0);
}

/**
 * Whether text and canvas look alike: each channel of each pixel, but for the last bit, which the browser rounds in another
 * way where a letter reaches into its underline.
 */
export function lookAlike(text: Buffer, canvas: Buffer): boolean {
  return greatestDifference(PNG.sync.read(text), PNG.sync.read(canvas)) <= 1;
}
