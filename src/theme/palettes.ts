/*
 * The palettes beside the standard one, which is theme/palette.css: those that are given (theme/namedPalettes), and that of
 * a hue of one's own, which is derived, in OKLCH (theme/oklch): there no colour is given, but the contrast that it has on
 * paper (WCAG 2.2, 1.4.3), whatever the hue. Loaded when a palette is chosen, or all of them are looked at.
 */

import { type Colours, NAMED_PALETTES, type PaletteTheme } from './namedPalettes';
import {
  chromaAndHue,
  contrast,
  displayable,
  hexOf,
  luminance,
  type Rgb,
  rgbIn,
  withContrast,
} from './oklch';
import { STANDARD_PALETTE } from './standardPalette';
import { hueIn, paletteIn } from './tints';

export type { PaletteTheme } from './namedPalettes';

/** The hues of right and of wrong letters, and of the other caret of a race. */
const GREEN = 152;
const RED = 27;
const ORANGE = 72;
const BLUE = 255;

/** The own caret is blue where the palette's hue could be taken for that of the other one: closer to it than this. */
const CARETS_APART = 60;

type Shade = readonly [lightness: number, chroma: number];
/** A colour that is found by its contrast, and whose hue it has; the palette's where that is left out. */
type Wanted = readonly [contrast: number, chroma: number, hueOf?: 'right' | 'wrong' | 'ghost'];

interface Recipe {
  readonly paper: Shade;
  readonly raised: Shade;
  readonly line: Shade;
  readonly onAccent: Shade;
  readonly wanted: Readonly<Record<string, Wanted>>;
  /** In place of these, where more contrast is preferred. */
  readonly more: Readonly<Record<string, Wanted>>;
}

/*
 * As in theme/palette.css; but right and wrong letters are as far apart in brightness as it takes to tell them apart
 * without any colour, in the light as well (palettes.test).
 */
const RECIPES: Readonly<Record<PaletteTheme, Recipe>> = {
  dark: {
    paper: [0.195, 0.018],
    raised: [0.243, 0.025],
    line: [0.33, 0.032],
    onAccent: [0.18, 0.03],
    wanted: {
      ink: [13.5, 0.012],
      'ink-soft': [6.5, 0.032],
      'ink-faint': [4.6, 0.028],
      accent: [8, 0.12],
      untyped: [5.7, 0.032],
      ahead: [3.1, 0.028],
      match: [11, 0.15, 'right'],
      mismatch: [5.7, 0.19, 'wrong'],
      'mistyped-space': [3.8, 0.19, 'wrong'],
      ghost: [7.6, 0.14, 'ghost'],
    },
    more: {
      line: [3.5, 0.032],
      'ink-soft': [10, 0.02],
      untyped: [9.2, 0.024],
      ahead: [4.6, 0.028],
      match: [13.9, 0.14, 'right'],
      mismatch: [8, 0.12, 'wrong'],
    },
  },
  light: {
    paper: [0.985, 0.007],
    raised: [1, 0],
    line: [0.885, 0.014],
    onAccent: [1, 0],
    wanted: {
      ink: [14.5, 0.03],
      'ink-soft': [5.8, 0.03],
      'ink-faint': [4.6, 0.025],
      accent: [6, 0.18],
      untyped: [4.65, 0.028],
      ahead: [3.1, 0.018],
      match: [11.1, 0.13, 'right'],
      mismatch: [5.35, 0.16, 'wrong'],
      'mistyped-space': [5, 0.19, 'wrong'],
      ghost: [5, 0.11, 'ghost'],
    },
    more: {
      line: [4.4, 0.025],
      'ink-soft': [9.4, 0.03],
      untyped: [7.5, 0.028],
      ahead: [4.6, 0.025],
      match: [13.9, 0.11, 'right'],
      mismatch: [7.2, 0.13, 'wrong'],
    },
  },
};

/** A palette's colours, as `#rrggbb`, by their names in theme/palette.css. */
export function coloursOf(colours: string, theme: PaletteTheme, hasMoreContrast = false): Colours {
  const palette = paletteIn(colours);
  const named = palette in NAMED_PALETTES && NAMED_PALETTES[palette as keyof typeof NAMED_PALETTES][theme];
  if (!named) return coloursOfHue(hueIn(colours), theme, hasMoreContrast);
  const all = { ...named, caret: named.accent ?? '' };
  return hasMoreContrast ? withMoreContrast(all, theme) : all;
}

/** The accent of the palette of one's own that has this hue, in degrees. */
export function accentOf(hue: number, theme: PaletteTheme): string {
  return hexOf(accent(hue, theme, groundOf(RECIPES[theme], hue, theme)));
}

function coloursOfHue(hue: number, theme: PaletteTheme, hasMoreContrast: boolean): Colours {
  const recipe = RECIPES[theme];
  const ground = groundOf(recipe, hue, theme);
  const hues = { right: GREEN, wrong: RED, ghost: ORANGE };
  const find = ([least, chroma, hueOf]: Wanted): Rgb =>
    withContrast(least, ground, chroma, hueOf ? hues[hueOf] : hue);
  const wanted = hasMoreContrast ? { ...recipe.wanted, ...recipe.more } : recipe.wanted;
  const all: readonly (readonly [string, Rgb])[] = [
    ['paper', shade(recipe.paper, hue)],
    ['raised', shade(recipe.raised, hue)],
    ['line', shade(recipe.line, hue)],
    ['on-accent', shade(recipe.onAccent, hue)],
    ['caret', accent(Math.abs(hue - ORANGE) < CARETS_APART ? BLUE : hue, theme, ground)],
    ...Object.entries(wanted).map(([name, one]) => [name, find(one)] as const),
  ];
  return Object.fromEntries(all.map(([name, rgb]) => [name, hexOf(rgb)]));
}

/** Given colours, of which those that have less contrast than is preferred get it, in their own hue. */
function withMoreContrast(colours: Colours, theme: PaletteTheme): Colours {
  const ground = luminance(rgbIn((theme === 'dark' ? colours.raised : colours.paper) ?? ''));
  const more = Object.entries(RECIPES[theme].more).flatMap(([name, [least, most]]) => {
    const rgb = rgbIn(colours[name] ?? '');
    if (contrast(luminance(rgb), ground) >= least) return [];
    const [chroma, hue] = chromaAndHue(rgb);
    return [[name, hexOf(withContrast(least, ground, Math.min(chroma, most), hue))]];
  });
  return { ...colours, ...Object.fromEntries(more) };
}

function accent(hue: number, theme: PaletteTheme, ground: number): Rgb {
  const [least = 0, chroma = 0] = RECIPES[theme].wanted.accent ?? [];
  return withContrast(least, ground, chroma, hue);
}

/** The luminance of what text stands on: of paper and what is raised the one that is nearer to it. */
function groundOf({ paper, raised }: Recipe, hue: number, theme: PaletteTheme): number {
  return luminance(shade(theme === 'dark' ? raised : paper, hue));
}

function shade([lightness, chroma]: Shade, hue: number): Rgb {
  return displayable(lightness, chroma, hue);
}

/** The stylesheet of a palette, which goes over theme/palette.css; '' for the standard one, which needs none. */
export function sheetOf(colours: string | undefined): string {
  if (colours === undefined || paletteIn(colours) === STANDARD_PALETTE) return '';
  // Only the page itself: a sample of another palette keeps the standard's colours below its own.
  const rules = (hasMoreContrast: boolean): string =>
    (['dark', 'light'] as const)
      .map((theme) => {
        const values = Object.entries(coloursOf(colours, theme, hasMoreContrast));
        return `:root.${theme}{${values.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
      })
      .join('');
  return `@media (forced-colors:none){${rules(false)}@media (prefers-contrast:more){${rules(true)}}}`;
}
