import { useAtomValue } from 'jotai';
import { loadModule } from '../platform/page/hostFiles';
import { optionsAtom } from '../state/options/optionsAtoms';
import { notifyAtom, withdrawNoticeAtom } from '../state/page/noticeAtoms';
import { STANDARD_PALETTE } from '../theme/standardPalette';
import { type SheetChoice, useSheet } from './useSheet';

const SHEET: SheetChoice<string> = {
  about: 'colours',
  standard: STANDARD_PALETTE,
  make: async (colours) => (await loadModule(() => import('../theme/palettes'))).sheetOf(colours),
  // Whoever has read computed colours reads them again (theme/readPalette).
  noteApplied: (colours) => {
    document.documentElement.dataset.colours = colours;
  },
  noteMissing: (isMissing, store) =>
    store.set(isMissing ? notifyAtom : withdrawNoticeAtom, 'partMissing', 'colours'),
};

/** Keeps the page in the chosen colours. */
export function useColours(): void {
  const { colours = STANDARD_PALETTE } = useAtomValue(optionsAtom);
  useSheet(SHEET, colours);
}
