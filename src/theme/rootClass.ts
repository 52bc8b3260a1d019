import type { ShownTheme } from '../platform/page/themeChoice';

/** The media query that the theme `system` follows. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Sets the class of the shown theme on the root element, in place of the previous one. */
export function setRootClass(root: HTMLElement, shown: ShownTheme): void {
  root.classList.remove('light', 'dark');
  root.classList.add(shown);
}

/**
 * Calls `onChange` when the page is of another theme, by its class, or of another palette (app/useColours). Returns
 * the undo.
 */
export function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['class', 'data-colours'],
  });
  return () => observer.disconnect();
}
