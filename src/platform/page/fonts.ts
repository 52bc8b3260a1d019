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

/** After so long the browser uses a fallback font, by `font-display: block`. */
const FONT_TIMEOUT_MS = 3000;

/** Resolves when the bundled fonts have loaded or failed, or after the timeout. */
export async function fontsSettled(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
  await Promise.race([fontsReady().catch(() => {}), timeout]);
}
