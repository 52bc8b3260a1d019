/** The name of the palette that theme/palette.css has: it needs no other stylesheet. */
export const STANDARD_PALETTE = 'slate';

/** Puts a palette's stylesheet over theme/palette.css; '' takes the last one off. */
export function wearColours(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
