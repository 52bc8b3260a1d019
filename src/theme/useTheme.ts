import { createContext, useContext } from 'react';
import type { Theme } from '../platform/page/themeChoice';

interface ThemeAccess {
  /** The chosen theme, which may be `system`. */
  readonly theme: Theme;
  /** Chooses, applies and saves a theme. */
  readonly setTheme: (theme: Theme) => void;
}

/** Null by default, so that `useTheme` can detect a missing provider. */
export const ThemeContext = createContext<ThemeAccess | null>(null);

/** The theme, and how to change it. @throws Error outside a `ThemeProvider`. */
export function useTheme(): ThemeAccess {
  const access = useContext(ThemeContext);
  if (!access) throw new Error('useTheme must be used within a ThemeProvider');
  return access;
}
