import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { fieldFocusRequestsAtom, focusSoon } from '../../state/page/fieldFocusAtoms';
import { watchedAtom } from '../../state/round/sittingAtoms';

/**
 * Brings clock, words and replay into view, scrolling no farther than needed, and focuses its first control; focus also
 * returns there instead of to the field.
 */
export function useReplayFocus(ref: RefObject<HTMLElement | null>): void {
  const store = useStore();
  useEffect(() => {
    const control = ref.current;
    if (!control) return;
    const preventScroll = true;
    document.querySelector('[data-part="time"]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    control.focus({ preventScroll });
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    let cancelFocus = (): void => {};
    const stopFocusing = store.sub(fieldFocusRequestsAtom, () => {
      cancelFocus();
      if (!store.get(watchedAtom)) return;
      if (store.get(fieldFocusRequestsAtom)?.when === 'soon')
        cancelFocus = focusSoon(control, control.closest('main'));
      else control.focus({ preventScroll });
    });
    return () => {
      stopFocusing();
      cancelFocus();
    };
  }, [ref, store]);
}
