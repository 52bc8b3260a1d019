import type { Theme } from '../state/page/themeChoice';

/** The app's theme as long as none has been chosen on this device. */
export const APP_DEFAULT_THEME: Theme = 'dark';
