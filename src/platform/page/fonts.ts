/** The family of the standard letters, as in type/type.css. The fonts of other scripts are added to it. */
export const STANDARD_FAMILY = 'Thirty Mono';

/**
 * Resolves when the fonts of the words have loaded, so that nothing is drawn with a fallback font. Other fonts, such as
 * an extension's, are not awaited. Where the chosen letters cannot be loaded, the standard ones stand in for them.
 *
 * @throws if the standard font cannot be loaded
 */
export async function fontsReady(): Promise<void> {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-words');
  const load = (fonts: string): Promise<FontFace[]> => document.fonts.load(`1em ${fonts}`);
  const faces = await load(families).catch(() => load(`"${STANDARD_FAMILY}"`));
  if (faces.length === 0) throw new Error('The stylesheet declares no font. Is type/type.css loaded?');
}
