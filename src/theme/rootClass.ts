import type { ShownTheme } from '../state/page/themeChoice';

/** The system's preference, as the theme `system` follows it. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Makes `shown` the page's theme: any previous class for one goes first. */
export function setRootClass(root: HTMLElement, shown: ShownTheme): void {
  root.classList.remove('light', 'dark');
  root.classList.add(shown);
}
