import type { PNG } from 'pngjs';

export type Rgb = readonly [red: number, green: number, blue: number];

export function countNear(png: PNG, [red, green, blue]: Rgb, tolerance = 12): number {
  let count = 0;
  for (let i = 0; i < png.data.length; i += 4) {
    const near =
      Math.abs((png.data[i] ?? 0) - red) <= tolerance &&
      Math.abs((png.data[i + 1] ?? 0) - green) <= tolerance &&
      Math.abs((png.data[i + 2] ?? 0) - blue) <= tolerance;
    if (near) count++;
  }
  return count;
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
