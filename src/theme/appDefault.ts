import type { Theme } from '../platform/page/themeChoice';

/** The app's theme if none has been chosen on this device. */
export const APP_DEFAULT_THEME: Theme = 'dark';
