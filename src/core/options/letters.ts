/**
 * The typefaces that the words can be set in, by the names under which the option `letters` is saved, in the order of
 * the offer.
 */
export const TYPEFACES = ['jetbrains', 'atkinson', 'plex', 'source', 'system'] as const;
export type Letters = (typeof TYPEFACES)[number];

/** Those that the page comes with. */
export const STANDARD_LETTERS = 'jetbrains';

/** The letters that are chosen: the standard ones where nothing is, or what another version has named. */
export function lettersIn(chosen: string | undefined): Letters {
  return TYPEFACES.find((one) => one === chosen) ?? STANDARD_LETTERS;
}
