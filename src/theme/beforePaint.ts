/*
 * Runs in the head of the page before the first paint, so that the wrong theme never flashes. The build inlines it
 * (tools/pagePlugin.ts).
 */
import { readStored } from '../platform/page/storage';
import { DEFAULT_THEME, parseTheme, shownTheme, THEME_KEY } from '../platform/page/themeChoice';
import { PREFERS_DARK, setRootClass } from './rootClass';

const stored = readStored(THEME_KEY);
const chosen = stored === 'denied' ? null : parseTheme(stored.text);
setRootClass(document.documentElement, shownTheme(chosen ?? DEFAULT_THEME, matchMedia(PREFERS_DARK).matches));
