/** Storage key of the theme, saved as a bare word. */
export const THEME_KEY = 'theme';

/** What a person can choose. */
export type Theme = 'light' | 'dark' | 'system';

/** The theme if none has been chosen on this device. */
export const DEFAULT_THEME: Theme = 'dark';

/** What can be shown, and the class of the root element for it. */
export type ShownTheme = 'light' | 'dark';

/** Parses a saved theme; null if it is none. */
export function parseTheme(text: string | null): Theme | null {
  return text === 'light' || text === 'dark' || text === 'system' ? text : null;
}

/** The theme that a choice shows, given the system's preference. */
export function shownTheme(theme: Theme, systemPrefersDark: boolean): ShownTheme {
  if (theme !== 'system') return theme;
  return systemPrefersDark ? 'dark' : 'light';
}
