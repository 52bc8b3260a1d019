/*
 * Runs in the page's head before anything is painted, so that nobody sees the wrong theme first. The build puts it
 * into the page itself (tools/pagePlugin.ts).
 */
import { readStored } from '../platform/page/storage';
import { parseTheme, shownTheme, THEME_KEY } from '../state/page/themeChoice';
import { APP_DEFAULT_THEME } from './appDefault';
import { PREFERS_DARK, setRootClass } from './rootClass';

const stored = readStored(THEME_KEY);
const chosen = stored === 'denied' ? null : parseTheme(stored.text);
setRootClass(
  document.documentElement,
  shownTheme(chosen ?? APP_DEFAULT_THEME, matchMedia(PREFERS_DARK).matches),
);
