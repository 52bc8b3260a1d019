/* Colours of OKLCH (https://bottosson.github.io/posts/oklab/) on a screen. Lightness is 0 to 1, hues are degrees. */

/** Channels of sRGB, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The colour of a hue that is nearest to the ground and has this contrast with it. */
export function withContrast(least: number, ground: number, chroma: number, hue: number): Rgb {
  const isDark = ground < 0.18;
  // What is known to have it, and what is known not to.
  let [far, near] = isDark ? [1, 0] : [0, 1];
  // 2^-10 is below a step of a channel.
  for (let step = 0; step < 10; step++) {
    const middle = (far + near) / 2;
    const light = luminance(displayable(middle, chroma, hue));
    const isBeyond = isDark ? light >= ground : light <= ground;
    if (isBeyond && contrast(light, ground) >= least) far = middle;
    else near = middle;
  }
  return displayable(far, chroma, hue);
}

/** A colour of OKLCH in sRGB, with less chroma where a screen cannot show as much. */
export function displayable(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  for (let c = chroma; ; c -= 0.005) {
    const linear = linearRgb(lightness, Math.max(c, 0) * Math.cos(angle), Math.max(c, 0) * Math.sin(angle));
    if (c <= 0 || linear.every((value) => value >= 0 && value <= 1)) {
      const [red = 0, green = 0, blue = 0] = linear.map(channelOf);
      return [red, green, blue];
    }
  }
}

/** The chroma and the hue of a colour. */
export function chromaAndHue(rgb: Rgb): readonly [chroma: number, hue: number] {
  const [red = 0, green = 0, blue = 0] = rgb.map(linearOf);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return [Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** Linear sRGB of a colour of OKLab. */
function linearRgb(lightness: number, a: number, b: number): readonly number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The channel of a linear value, which may lie a little beyond 0 and 1. */
function channelOf(linear: number): number {
  const value = Math.min(Math.max(linear, 0), 1);
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map(linearOf);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two luminances (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function linearOf(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** A colour that is written as `#rrggbb` or `rgb(…)`. */
export function rgbIn(colour: string): Rgb {
  const hex = colour.match(/^#(..)(..)(..)$/)?.slice(1);
  const channels = hex?.map((digits) => Number.parseInt(digits, 16)) ?? colour.match(/[\d.]+/g)?.map(Number);
  const [red = 0, green = 0, blue = 0] = channels ?? [];
  return [red, green, blue];
}

/** A colour as `#rrggbb`. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
