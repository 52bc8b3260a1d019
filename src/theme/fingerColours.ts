import { hexOf, luminance, rgbIn, withContrast } from './oklch';

/** The hues of the fingers in OKLCH, from the left little one to the right one, in degrees. */
const HUES = [310, 268, 222, 155, 95, 58, 20, 345];
const CHROMA = 0.13;
/**
 * More than the 3:1 that a mark needs on its ground (WCAG 2.2, 1.4.11): nearer to it, hues look alike. More where
 * that is preferred.
 */
const CONTRAST = { usual: 4.8, more: 7.2 };

/**
 * The colours of eight fingers on the paper of any palette, as `#rrggbb`, from the left little one to the right one:
 * of one contrast, so that none stands out.
 *
 * @param paper `#rrggbb` or `rgb(…)`
 */
export function fingerColours(paper: string, hasMoreContrast: boolean): readonly string[] {
  const ground = luminance(rgbIn(paper));
  const least = hasMoreContrast ? CONTRAST.more : CONTRAST.usual;
  return HUES.map((hue) => hexOf(withContrast(least, ground, CHROMA, hue)));
}

/**
 * The same, where the person's own settings may ask for more contrast, or for their own colours: then each is `ink`.
 */
export function shownFingerColours(paper: string, ink: string): readonly string[] {
  if (matchMedia('(forced-colors: active)').matches) return HUES.map(() => ink);
  return fingerColours(paper, matchMedia('(prefers-contrast: more)').matches);
}
