/**
 * Resolves when the font of the words has loaded, so that nothing is drawn with a fallback font. Other fonts, such as
 * an extension's, are not awaited.
 *
 * @throws if the font cannot be loaded
 */
export async function fontsReady(): Promise<void> {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-words');
  const faces = await document.fonts.load(`1em ${families}`);
  if (faces.length === 0) throw new Error('The stylesheet declares no font. Is type/type.css loaded?');
}
