import { atom } from 'jotai';
import { readStored, saveStored, watchStored } from '../../platform/page/storage';
import { parseTheme, type Theme } from '../../platform/page/themeChoice';
import { noteSavedAtom, quarantineAtom } from './noticeAtoms';

export type { Theme };

/** The theme the person has chosen on this device; null if none was chosen. */
export const chosenThemeAtom = atom<Theme | null>(null);

/** Reads the choice saved under `key` and follows other tabs. Returns the unsubscribe function. */
export const syncThemeAtom = atom(null, (_get, set, key: string) => {
  const read = (): void => {
    const stored = readStored(key);
    if (stored === 'denied' || stored.text === null) return;
    const theme = parseTheme(stored.text);
    if (theme) set(chosenThemeAtom, theme);
    else set(quarantineAtom, key, stored.text);
  };
  read();
  return watchStored(key, read);
});

/** Chooses a theme and saves it under `key`. */
export const chooseThemeAtom = atom(null, (_get, set, key: string, theme: Theme) => {
  set(chosenThemeAtom, theme);
  set(
    noteSavedAtom,
    key,
    saveStored(key, theme, (stored) => parseTheme(stored) !== null),
  );
});
