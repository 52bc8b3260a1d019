import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { chooseThemeAtom, chosenThemeAtom, openThemeAtom } from '../state/page/themeAtoms';
import { shownTheme, THEME_KEY, type Theme } from '../state/page/themeChoice';
import { PREFERS_DARK, setRootClass } from './rootClass';
import { ThemeContext } from './useTheme';

interface ThemeProviderProps {
  readonly children: ReactNode;
  /** The theme on a device where nobody has chosen. */
  readonly defaultTheme?: Theme;
  /** Where in local storage the choice is kept. */
  readonly storageKey?: string;
}

/** Holds the theme for `useTheme` and puts it on the root element, following the system where it is asked to. */
export function ThemeProvider({
  children,
  defaultTheme = 'system',
  storageKey = THEME_KEY,
}: ThemeProviderProps) {
  const openTheme = useSetAtom(openThemeAtom);
  const chooseTheme = useSetAtom(chooseThemeAtom);
  const theme = useAtomValue(chosenThemeAtom) ?? defaultTheme;

  useLayoutEffect(() => openTheme(storageKey), [openTheme, storageKey]);

  useLayoutEffect(() => {
    const apply = (): void =>
      setRootClass(document.documentElement, shownTheme(theme, matchMedia(PREFERS_DARK).matches));
    apply();
    if (theme !== 'system') return;
    const system = matchMedia(PREFERS_DARK);
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);

  // The browser's own bars take the paper's colour.
  useEffect(() => {
    const tell = (): void => {
      const meta = document.querySelector('meta[name="theme-color"]');
      meta?.setAttribute('content', getComputedStyle(document.body).backgroundColor);
    };
    tell();
    const watching = new MutationObserver(tell);
    watching.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
    return () => watching.disconnect();
  }, []);

  const context = useMemo(
    () => ({ theme, setTheme: (next: Theme) => chooseTheme(storageKey, next) }),
    [theme, chooseTheme, storageKey],
  );
  return <ThemeContext value={context}>{children}</ThemeContext>;
}
