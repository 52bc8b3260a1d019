import { STANDARD_PALETTE } from './standardPalette';

/* The palettes that can be chosen. Their colours are in theme/palette.css, theme/namedPalettes and theme/palettes. */

/** The palette of a hue of one's own. What is chosen is then its name and the hue: `own 250`. */
export const OWN_PALETTE = 'own';
/** The hue of the standard palette, and of one's own at first. */
const STANDARD_HUE = 262;

/** The hue of each in degrees, with which one's own begins where it was chosen before. */
const HUES = {
  [STANDARD_PALETTE]: STANDARD_HUE,
  sea: 225,
  moss: 130,
  sand: 70,
  rose: 0,
  plum: 300,
  blueAndOrange: STANDARD_HUE,
  highContrast: STANDARD_HUE,
} as const;

export type NamedPalette = keyof typeof HUES;
export type PaletteName = NamedPalette | typeof OWN_PALETTE;

const NAMED = Object.keys(HUES) as readonly NamedPalette[];
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
  if (palette !== OWN_PALETTE) return HUES[palette];
  const hue = Number(colours?.split(' ')[1]);
  return Number.isInteger(hue) && hue >= 0 && hue <= MAX_HUE ? hue : STANDARD_HUE;
}

export const MAX_HUE = 359;

/** What is chosen with a hue of one's own. */
export function ownColours(hue: number): string {
  return `${OWN_PALETTE} ${hue}`;
}
