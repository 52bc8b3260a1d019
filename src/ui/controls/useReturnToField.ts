import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';

/** Returns what a popover of a button does with the focus as it closes: the field gets it, unless it has moved on. */
export function useReturnToField(buttonRef: RefObject<HTMLButtonElement | null>): (event: Event) => void {
  const focusField = useSetAtom(focusFieldAtom);
  return (event) => {
    event.preventDefault();
    // Radix calls this a task after the popover has gone: a key or a press may have moved focus by then.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === buttonRef.current) focusField();
  };
}
