/**
 * Waits until every bundled font is there, so that nothing is drawn from another one first.
 *
 * @throws if one cannot be had
 */
export async function fontsReady(): Promise<void> {
  const faces = await Promise.all(Array.from(document.fonts, (face) => face.load()));
  if (faces.length === 0) throw new Error('The stylesheet declares no font. Is theme/type.css loaded?');
}
