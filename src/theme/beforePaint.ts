/*
 * Runs in the head of the page before the first paint, so that the wrong theme, other colours or other letters never
 * flash. The build inlines it (tools/pagePlugin.ts).
 */
import { OPTIONS_KEY } from '../platform/options/optionsKey';
import { applySavedSheets } from '../platform/page/chosenSheets';
import { storedText } from '../platform/page/storage';
import { DEFAULT_THEME, parseTheme, shownTheme, THEME_KEY } from '../platform/page/themeChoice';
import { PREFERS_DARK, setRootClass } from './rootClass';

const theme = parseTheme(storedText(THEME_KEY)) ?? DEFAULT_THEME;
setRootClass(document.documentElement, shownTheme(theme, matchMedia(PREFERS_DARK).matches));
applySavedSheets();
// The names in the bar are put into the language by the script at the end of the page.
if (/"language":"(?!en")/.test(storedText(OPTIONS_KEY) ?? ''))
  document.documentElement.dataset.translated = '';
