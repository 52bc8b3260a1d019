import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { storedText } from '../platform/page/storage';
import { saveSheet, type WornSheet, wear } from '../platform/page/wornSheets';
import { setupAtom } from '../state/round/roundAtoms';

type Store = ReturnType<typeof useStore>;

/** A choice that is a stylesheet over those of the page. */
export interface SheetChoice<Chosen extends string> {
  readonly about: WornSheet;
  /** What is chosen where nothing is: it needs no stylesheet. */
  readonly standard: Chosen;
  /** Makes the stylesheet of another choice. Rejects if that cannot be loaded. */
  make(chosen: Chosen, store: Store): Promise<string>;
  /** Called when the page wears what is chosen. */
  noteWorn?(chosen: Chosen, store: Store): void;
  /** Called when it cannot be loaded. */
  noteMissing?(store: Store): void;
}

/**
 * Keeps the page in a stylesheet that is chosen, and saves that for the first frame of the next visit, where it is made
 * again. What cannot be loaded is asked for again by each new round; until then the page wears what it did.
 *
 * @param choice a constant
 */
export function useSheet<Chosen extends string>(choice: SheetChoice<Chosen>, chosen: Chosen): void {
  const store = useStore();
  const setup = useAtomValue(setupAtom);
  const worn = useRef<{ readonly css: string; readonly chosen: Chosen | null }>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies(setup): A new round is another try.
  useEffect(() => {
    const { about, standard, make, noteWorn, noteMissing } = choice;
    let isWanted = true;
    const follow = async (): Promise<void> => {
      // At first the page has what was saved (theme/beforePaint).
      const css = storedText(about) ?? '';
      worn.current ??= { css, chosen: css ? null : standard };
      if (worn.current.chosen === chosen) return;
      const fresh = chosen === standard ? '' : await make(chosen, store).catch(() => null);
      if (!isWanted) return;
      if (fresh === null) return noteMissing?.(store);
      if (fresh !== worn.current.css) wear(about, fresh);
      saveSheet(about, fresh);
      worn.current = { css: fresh, chosen };
      noteWorn?.(chosen, store);
    };
    // Not in this task: it begins with the standard options.
    const timer = setTimeout(() => void follow());
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [choice, chosen, setup, store]);
}
