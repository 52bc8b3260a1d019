/*
 * The palettes beside the standard one, which is theme/palette.css. Each is derived from one hue, in OKLCH
 * (theme/oklch): no colour is given, but the contrast that it has on paper (WCAG 2.2, 1.4.3), whatever the hue.
 * Loaded when a palette is chosen, or all of them are looked at.
 */

import { displayable, hexOf, luminance, type Rgb, withContrast } from './oklch';
import { STANDARD_PALETTE } from './standardPalette';
import { BLUE, hueIn, ORANGE, OWN_PALETTE, paletteIn, TINTS, type Tint } from './tints';

/** The hues of right and of wrong letters. */
const GREEN = 152;
const RED = 27;

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
  readonly moreLine: Shade;
  readonly starkPaper: Shade;
}

export type PaletteTheme = 'dark' | 'light';

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
      'ink-soft': [10, 0.02],
      untyped: [9.2, 0.024],
      ahead: [4.6, 0.028],
      match: [13.9, 0.14, 'right'],
      mismatch: [8.2, 0.12, 'wrong'],
    },
    moreLine: [0.565, 0.032],
    starkPaper: [0, 0],
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
      'ink-soft': [9.4, 0.03],
      untyped: [7.5, 0.028],
      ahead: [4.6, 0.025],
      match: [13.9, 0.11, 'right'],
      mismatch: [7.2, 0.13, 'wrong'],
    },
    moreLine: [0.57, 0.025],
    starkPaper: [1, 0],
  },
};

/** A palette's colours, as `#rrggbb`, by their names in theme/palette.css. */
export function coloursOf(
  colours: string,
  theme: PaletteTheme,
  hasMoreContrast = false,
): Readonly<Record<string, string>> {
  const palette = paletteIn(colours);
  const hue = hueIn(colours);
  const tint: Tint = palette === OWN_PALETTE ? { hue } : TINTS[palette];
  const hasMore = tint.isStark ?? hasMoreContrast;
  const recipe = RECIPES[theme];
  const shade = ([lightness, chroma]: Shade): Rgb => displayable(lightness, chroma, hue);
  const [paper, raised] = [shade(tint.isStark ? recipe.starkPaper : recipe.paper), shade(recipe.raised)];
  // Text stands on both: on the one that is nearer to it, it has the contrast, and more on the other.
  const ground = luminance(theme === 'dark' ? raised : paper);
  const hues = { right: tint.right ?? GREEN, wrong: tint.wrong ?? RED, ghost: ORANGE };
  const find = ([contrast, chroma, hueOf]: Wanted): Rgb =>
    withContrast(contrast, ground, chroma, hueOf ? hues[hueOf] : hue);
  const wanted = hasMore ? { ...recipe.wanted, ...recipe.more } : recipe.wanted;
  const [contrast = 0, chroma = 0] = recipe.wanted.accent ?? [];
  const caret = withContrast(contrast, ground, chroma, Math.abs(hue - ORANGE) < CARETS_APART ? BLUE : hue);
  const all: readonly (readonly [string, Rgb])[] = [
    ['paper', paper],
    ['raised', raised],
    ['line', shade(hasMore ? recipe.moreLine : recipe.line)],
    ['on-accent', shade(recipe.onAccent)],
    ['caret', caret],
    ...Object.entries(wanted).map(([name, one]) => [name, find(one)] as const),
  ];
  return Object.fromEntries(all.map(([name, rgb]) => [name, hexOf(rgb)]));
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
