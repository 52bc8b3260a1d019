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
    const [high, low] = isDark ? [light, ground] : [ground, light];
    if ((high + 0.05) / (low + 0.05) >= least) far = middle;
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
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour as `#rrggbb`. */
export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
