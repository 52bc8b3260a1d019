import type { Theme } from '../state/themeChoice';

/** What the app starts with on a device where nobody has chosen yet. */
export const APP_DEFAULT_THEME: Theme = 'dark';
