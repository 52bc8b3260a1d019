import { useAtomValue } from 'jotai';
import { type Letters, lettersIn, STANDARD_LETTERS } from '../core/options/letters';
import { scriptsOf } from '../core/words/scripts';
import { loadModule } from '../platform/page/hostFiles';
import { optionsAtom, shownLettersAtom } from '../state/options/optionsAtoms';
import { notifyAtom, withdrawNoticeAtom } from '../state/page/noticeAtoms';
import { setupAtom } from '../state/round/roundAtoms';
import { type SheetChoice, useSheet } from './useSheet';

const SHEET: SheetChoice<Letters> = {
  about: 'letters',
  standard: STANDARD_LETTERS,
  make: async (letters, store) => {
    const { lettersSheet } = await loadModule(() => import('../platform/words/letterFonts'));
    return lettersSheet(letters, scriptsOf(store.get(setupAtom).characters ?? ''));
  },
  noteApplied: (letters, store) => store.set(shownLettersAtom, letters),
  noteMissing: (isMissing, store) =>
    store.set(isMissing ? notifyAtom : withdrawNoticeAtom, 'partMissing', 'letters'),
};

/** Keeps the words in the chosen letters. */
export function useLetters(): void {
  useSheet(SHEET, lettersIn(useAtomValue(optionsAtom).letters));
}
