import { useSyncExternalStore } from 'react';
import type { ShownTheme } from '../platform/page/themeChoice';
import { watchRoot } from './rootClass';

/** The theme that is shown, also where the chosen one follows the system. */
export function useShownTheme(): ShownTheme {
  return useSyncExternalStore(watchRoot, shownNow);
}

function shownNow(): ShownTheme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark';
}
