import { atom } from 'jotai';
import { keepOver, putAside, readStored, watchStored } from '../../platform/page/storage';
import { tellAtom } from './noticeAtoms';
import { parseTheme, type Theme } from './themeChoice';

const chosenAtom = atom<Theme | null>(null);

/** The theme the person has chosen on this device; null when they never did. */
export const chosenThemeAtom = atom((get) => get(chosenAtom));

/** Reads the choice kept under `key` and follows other tabs, until the returned undo is called. */
export const openThemeAtom = atom(null, (_get, set, key: string) => {
  const read = (): void => {
    const stored = readStored(key);
    if (stored === 'denied' || stored.text === null) return;
    const theme = parseTheme(stored.text);
    if (theme) set(chosenAtom, theme);
    else set(tellAtom, putAside(key, stored.text) ? 'damaged' : 'notKept');
  };
  read();
  return watchStored(key, read);
});

/** Chooses a theme and keeps it under `key`. */
export const chooseThemeAtom = atom(null, (_get, set, key: string, theme: Theme) => {
  set(chosenAtom, theme);
  if (!keepOver(key, theme, (stored) => parseTheme(stored) !== null)) set(tellAtom, 'notKept');
});
