import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { nextPaint } from '../platform/page/tasks';
import { shownTheme, THEME_KEY, type Theme } from '../platform/page/themeChoice';
import { chooseThemeAtom, chosenThemeAtom, syncThemeAtom } from '../state/page/themeAtoms';
import { PREFERS_DARK, setRootClass, watchRoot } from './rootClass';
import { ThemeContext } from './useTheme';

interface ThemeProviderProps {
  readonly children: ReactNode;
  /** The theme if none has been chosen on this device. */
  readonly defaultTheme?: Theme;
  /** The key in local storage. */
  readonly storageKey?: string;
}

/** Provides the theme to `useTheme` and sets its class on the root element. The theme `system` follows the system. */
export function ThemeProvider({
  children,
  defaultTheme = 'system',
  storageKey = THEME_KEY,
}: ThemeProviderProps) {
  const syncTheme = useSetAtom(syncThemeAtom);
  const chooseTheme = useSetAtom(chooseThemeAtom);
  const theme = useAtomValue(chosenThemeAtom) ?? defaultTheme;

  useLayoutEffect(() => syncTheme(storageKey), [syncTheme, storageKey]);

  useLayoutEffect(() => {
    const apply = (): void =>
      setRootClass(document.documentElement, shownTheme(theme, matchMedia(PREFERS_DARK).matches));
    apply();
    if (theme !== 'system') return;
    const system = matchMedia(PREFERS_DARK);
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);

  // The browser's own bars get the colour of the page's background.
  useEffect(() => {
    const update = (): void => {
      const meta = document.querySelector('meta[name="theme-color"]');
      meta?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
    };
    // After the paint, in which the styles are computed anyway: here it would force the browser to.
    void nextPaint().then(update);
    return watchRoot(update);
  }, []);

  const context = useMemo(
    () => ({ theme, setTheme: (next: Theme) => chooseTheme(storageKey, next) }),
    [theme, chooseTheme, storageKey],
  );
  return <ThemeContext value={context}>{children}</ThemeContext>;
}
