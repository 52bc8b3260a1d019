/*
 * The palettes beside the standard one, which is theme/palette.css. Each is derived from one hue, in OKLCH (theme/oklch):
 * no colour is given, but the contrast that it has on paper (WCAG 2.2, 1.4.3), whatever the hue. Loaded when a palette is chosen, or all of them are looked at.
 */

import { displayable, hexOf, luminance, type Rgb, withContrast } from './oklch';
import { STANDARD_PALETTE } from './standardPalette';

/** What a palette is derived from. */
interface Tint {
  /** Of paper, text and accent, in degrees. */
  readonly hue: number;
  /** The share of the usual chroma; 0 is grey. */
  readonly strength: number;
}

/** The palette of a hue of one's own. What is chosen is then its name and the hue: `own 250`. */
export const OWN_PALETTE = 'own';
/** The hue of the standard palette, and of one's own at first. */
const STANDARD_HUE = 262;

const TINTS = {
  [STANDARD_PALETTE]: { hue: STANDARD_HUE, strength: 1 },
  sea: { hue: 210, strength: 1 },
  moss: { hue: 140, strength: 1 },
  sand: { hue: 90, strength: 1 },
  clay: { hue: 45, strength: 1 },
  rose: { hue: 5, strength: 1 },
  plum: { hue: 320, strength: 1 },
  ash: { hue: STANDARD_HUE, strength: 0 },
} as const satisfies Readonly<Record<string, Tint>>;

type NamedPalette = keyof typeof TINTS;
export type PaletteName = NamedPalette | typeof OWN_PALETTE;

const NAMED = Object.keys(TINTS) as readonly NamedPalette[];
/** All of them, in the order in which they are offered. */
export const PALETTES: readonly PaletteName[] = [...NAMED, OWN_PALETTE];

/** The palette that is chosen: the standard one where nothing is, or what another version has named. */
export function paletteIn(colours: string | undefined): PaletteName {
  const name = colours?.split(' ')[0];
  return PALETTES.find((one) => one === name) ?? STANDARD_PALETTE;
}

/** The hue of what is chosen, from 0 to 359. */
export function hueIn(colours: string | undefined): number {
  const palette = paletteIn(colours);
  if (palette !== OWN_PALETTE) return TINTS[palette].hue;
  const hue = Number(colours?.split(' ')[1]);
  return Number.isInteger(hue) && hue >= 0 && hue <= MAX_HUE ? hue : STANDARD_HUE;
}

export const MAX_HUE = 359;

/** What is chosen with a hue of one's own. */
export function ownColours(hue: number): string {
  return `${OWN_PALETTE} ${hue}`;
}

/** Hues that mean something in every palette. */
const RIGHT = 152;
const WRONG = 27;
/** The other caret of a race, which the page calls the orange one. */
const GHOST = 72;
/** The own caret's hue where that of the palette could be taken for the other's. */
const OTHER_CARET = 255;
const CARETS_APART = 60;

type Shade = readonly [lightness: number, chroma: number];
/** A colour that is found by its contrast; its hue is left out where it is the palette's. */
type Wanted = readonly [contrast: number, chroma: number, hue?: number];

interface Recipe {
  readonly paper: Shade;
  readonly raised: Shade;
  readonly line: Shade;
  readonly onAccent: Shade;
  readonly wanted: Readonly<Record<string, Wanted>>;
  /** In place of these, where more contrast is preferred. */
  readonly more: Readonly<Record<string, Wanted>>;
  readonly moreLine: Shade;
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
      match: [11, 0.15, RIGHT],
      mismatch: [5.7, 0.19, WRONG],
      'mistyped-space': [3.8, 0.19, 15],
      ghost: [7.6, 0.14, GHOST],
    },
    more: {
      'ink-soft': [10, 0.02],
      untyped: [9.2, 0.024],
      ahead: [4.6, 0.028],
      match: [13.9, 0.14, RIGHT],
      mismatch: [8.2, 0.12, WRONG],
    },
    moreLine: [0.565, 0.032],
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
      match: [11.1, 0.13, RIGHT],
      mismatch: [5.35, 0.16, WRONG],
      'mistyped-space': [5, 0.19, 21],
      ghost: [5, 0.11, GHOST],
    },
    more: {
      'ink-soft': [9.4, 0.03],
      untyped: [7.5, 0.028],
      ahead: [4.6, 0.025],
      match: [13.9, 0.11, RIGHT],
      mismatch: [7.2, 0.13, WRONG],
    },
    moreLine: [0.57, 0.025],
  },
};

/** A palette's colours, as `#rrggbb`, by their names in theme/palette.css. */
export function coloursOf(
  colours: string,
  theme: PaletteTheme,
  hasMoreContrast = false,
): Readonly<Record<string, string>> {
  const palette = paletteIn(colours);
  const { strength } = TINTS[palette === OWN_PALETTE ? STANDARD_PALETTE : palette];
  const hue = hueIn(colours);
  const recipe = RECIPES[theme];
  const shade = ([lightness, chroma]: Shade): Rgb => displayable(lightness, chroma * strength, hue);
  const [paper, raised] = [shade(recipe.paper), shade(recipe.raised)];
  // Text stands on both: on the one that is nearer to it, it has the contrast, and more on the other.
  const ground = luminance(theme === 'dark' ? raised : paper);
  const find = ([contrast, chroma, ownHue]: Wanted): Rgb =>
    ownHue === undefined
      ? withContrast(contrast, ground, chroma * strength, hue)
      : withContrast(contrast, ground, chroma, ownHue);
  const wanted = hasMoreContrast ? { ...recipe.wanted, ...recipe.more } : recipe.wanted;
  const [contrast = 0, chroma = 0] = recipe.wanted.accent ?? [];
  const caret = find([contrast, chroma * strength, Math.abs(hue - GHOST) < CARETS_APART ? OTHER_CARET : hue]);
  const all: readonly (readonly [string, Rgb])[] = [
    ['paper', paper],
    ['raised', raised],
    ['line', shade(hasMoreContrast ? recipe.moreLine : recipe.line)],
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
