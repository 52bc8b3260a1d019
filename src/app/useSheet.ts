import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import {
  appliedChoice,
  appliedCss,
  applySheet,
  type ChosenSheet,
  saveSheet,
  sheetFor,
} from '../platform/page/chosenSheets';
import { withTimeout } from '../platform/page/withTimeout';
import { setupAtom } from '../state/round/roundAtoms';

type Store = ReturnType<typeof useStore>;

/** A choice that is a stylesheet over those of the page. */
export interface SheetChoice<Chosen extends string> {
  readonly about: ChosenSheet;
  /** What is chosen where nothing is: it needs no stylesheet. */
  readonly standard: Chosen;
  /** Makes the stylesheet of another choice. Rejects if that cannot be loaded. */
  make(chosen: Chosen, store: Store): Promise<string>;
  /** Called when the page has been put into what is chosen. */
  noteApplied?(chosen: Chosen, store: Store): void;
  /** Called with true when what is chosen cannot be loaded, and with false when the page has it. */
  noteMissing?(isMissing: boolean, store: Store): void;
}

/**
 * Keeps the page in a stylesheet that is chosen, and saves that for the first frame of the next visit, where it is made
 * again. What cannot be loaded is asked for again by each new round; until then the page stays as it is.
 *
 * @param choice a constant
 */
export function useSheet<Chosen extends string>(choice: SheetChoice<Chosen>, chosen: Chosen): void {
  const store = useStore();
  const setup = useAtomValue(setupAtom);
  /** What this visit has made last. */
  const made = useRef({ chosen: choice.standard, css: '' });

  // biome-ignore lint/correctness/useExhaustiveDependencies(setup): A new round is another try.
  useEffect(() => {
    const { about, standard, make, noteApplied, noteMissing } = choice;
    let isWanted = true;
    const follow = async (): Promise<void> => {
      const applied = appliedCss(about);
      if (made.current.chosen === chosen && made.current.css === applied) return noteMissing?.(false, store);
      const css =
        chosen === standard
          ? ''
          : await withTimeout(make(chosen, store)).then(
              (text) => text && sheetFor(chosen, text),
              () => null,
            );
      if (!isWanted) return;
      // The page may have it from the last visit, and only cannot make it again.
      if (css === null) return noteMissing?.(appliedChoice(about) !== chosen, store);
      if (css !== applied) applySheet(about, css);
      saveSheet(about, css);
      made.current = { chosen, css };
      noteApplied?.(chosen, store);
      noteMissing?.(false, store);
    };
    // Not in this task: it begins with the standard options.
    const timer = setTimeout(() => void follow());
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [choice, chosen, setup, store]);
}
