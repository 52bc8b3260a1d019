/** The letters that the words can be set in, by the names under which a choice is saved, in the order of the offer. */
export const LETTERS = ['jetbrains', 'atkinson', 'plex', 'source', 'system'] as const;
export type Letters = (typeof LETTERS)[number];

/** Those that the page comes with. */
export const STANDARD_LETTERS = 'jetbrains';

/** The letters that are chosen: the standard ones where nothing is, or what another version has named. */
export function lettersIn(chosen: string | undefined): Letters {
  return LETTERS.find((one) => one === chosen) ?? STANDARD_LETTERS;
}
