/** Where the theme is kept, as a bare word. */
export const THEME_KEY = 'theme';

/** What a person can choose. */
export type Theme = 'light' | 'dark' | 'system';

/** What can be shown, and the class the root element has for it. */
export type ShownTheme = 'light' | 'dark';

/** A kept word as a theme, or null if it is none. */
export function parseTheme(text: string | null): Theme | null {
  return text === 'light' || text === 'dark' || text === 'system' ? text : null;
}

/** What a choice shows on a system that prefers dark, or does not. */
export function shownTheme(theme: Theme, systemPrefersDark: boolean): ShownTheme {
  if (theme !== 'system') return theme;
  return systemPrefersDark ? 'dark' : 'light';
}
