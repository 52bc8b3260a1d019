import type { Theme } from '../state/page/themeChoice';

/** What the app starts with on a device where nobody has chosen yet. */
export const APP_DEFAULT_THEME: Theme = 'dark';
