/**
 * Waits until the font of the words is there, so that nothing is drawn from another one first. Fonts that others have
 * brought to the page are not asked for.
 *
 * @throws if it cannot be had
 */
export async function fontsReady(): Promise<void> {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-words');
  const faces = await document.fonts.load(`1em ${families}`);
  if (faces.length === 0) throw new Error('The stylesheet declares no font. Is type/type.css loaded?');
}

/** Longer than this nobody waits for a font: the browser sets another one then. As `font-display: block` has it. */
const FONT_PATIENCE_MS = 3000;

/** Resolves when the bundled fonts are there, have failed, or have kept everybody waiting long enough. */
export async function fontsSettled(): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, FONT_PATIENCE_MS));
  await Promise.race([fontsReady().catch(() => {}), patience]);
}
