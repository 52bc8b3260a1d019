import { createContext, useContext } from 'react';
import type { Theme } from '../state/page/themeChoice';

interface ThemeAccess {
  /** What is chosen, `system` included. */
  readonly theme: Theme;
  /** Chooses, applies and keeps a theme. */
  readonly setTheme: (theme: Theme) => void;
}

/** Null, so that a missing provider can be noticed. */
export const ThemeContext = createContext<ThemeAccess | null>(null);

/** The theme and how to change it. @throws Error outside a `ThemeProvider`. */
export function useTheme(): ThemeAccess {
  const access = useContext(ThemeContext);
  if (!access) throw new Error('useTheme must be used within a ThemeProvider');
  return access;
}
