import { STANDARD_PALETTE } from './standardPalette';

/*
 * The palettes that can be chosen, and the hues that each is derived from. Their colours are in theme/palettes.
 */

/** What a palette is derived from: hues in degrees. */
export interface Tint {
  /** Of paper, text and accent. */
  readonly hue: number;
  /** Of right and of wrong letters, where they are not the usual green and red. */
  readonly right?: number;
  readonly wrong?: number;
  /** Whether it has the most contrast, as where the browser prefers more, on black or white. */
  readonly isStark?: true;
}

/** The palette of a hue of one's own. What is chosen is then its name and the hue: `own 250`. */
export const OWN_PALETTE = 'own';
/** The hue of the standard palette, and of one's own at first. */
const STANDARD_HUE = 262;
/** The other caret of a race, which the page calls the orange one. */
export const ORANGE = 72;
export const BLUE = 255;

export const TINTS = {
  [STANDARD_PALETTE]: { hue: STANDARD_HUE },
  sea: { hue: 210 },
  moss: { hue: 140 },
  sand: { hue: 90 },
  rose: { hue: 5 },
  plum: { hue: 320 },
  blueAndOrange: { hue: STANDARD_HUE, right: BLUE, wrong: ORANGE },
  highContrast: { hue: STANDARD_HUE, isStark: true },
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
