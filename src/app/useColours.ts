import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { COLOURS_KEY, saveColours } from '../platform/page/savedColours';
import { storedText } from '../platform/page/storage';
import { optionsAtom } from '../state/options/optionsAtoms';
import { setupAtom } from '../state/round/roundAtoms';
import { STANDARD_PALETTE, wearColours } from '../theme/wearColours';

/** Keeps the page in the chosen colours. Where their code cannot be loaded, each new round asks for it again. */
export function useColours(): void {
  const { colours = STANDARD_PALETTE } = useAtomValue(optionsAtom);
  const setup = useAtomValue(setupAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies(setup): A new round is another try.
  useEffect(() => {
    const { dataset } = document.documentElement;
    let isWanted = true;
    const follow = async (): Promise<void> => {
      // At first the page has the colours that were kept (theme/beforePaint).
      const worn = dataset.colours ?? (storedText(COLOURS_KEY) ? undefined : STANDARD_PALETTE);
      if (worn === colours) return;
      const sheet = colours === STANDARD_PALETTE ? '' : await loadSheet(colours);
      if (!isWanted || sheet === null) return;
      wearColours(sheet);
      saveColours(sheet);
      // Whoever has read computed colours reads them again (theme/readPalette).
      dataset.colours = colours;
    };
    // Not in this task: it begins with the standard options.
    const timer = setTimeout(() => void follow());
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [colours, setup]);
}

/** The stylesheet of a palette; null if the code that makes it does not come. */
async function loadSheet(colours: string): Promise<string | null> {
  try {
    return (await import('../theme/palettes')).sheetOf(colours);
  } catch {
    return null;
  }
}
