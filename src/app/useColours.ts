import { useAtomValue } from 'jotai';
import { optionsAtom } from '../state/options/optionsAtoms';
import { STANDARD_PALETTE } from '../theme/standardPalette';
import { type SheetChoice, useSheet } from './useSheet';

const SHEET: SheetChoice<string> = {
  about: 'colours',
  standard: STANDARD_PALETTE,
  make: async (colours) => (await import('../theme/palettes')).sheetOf(colours),
  // Whoever has read computed colours reads them again (theme/readPalette).
  noteWorn: (colours) => {
    document.documentElement.dataset.colours = colours;
  },
};

/** Keeps the page in the chosen colours. */
export function useColours(): void {
  const { colours = STANDARD_PALETTE } = useAtomValue(optionsAtom);
  useSheet(SHEET, colours);
}
