import { useStore } from 'jotai';
import { useEffect } from 'react';
import { nowMs } from '../platform/round/clock';
import { isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { followAtoms } from '../state/page/followAtoms';
import { lastKeyAtAtom, phaseAtom } from '../state/round/roundAtoms';
import './QuietWhileTyping.css';

/** After this many ms without a key, everything comes back. */
const PAUSE_MS = 2000;

/**
 * Marks the page while keys come, so that everything but words, caret and time is quiet (QuietWhileTyping.css).
 * A move of the pointer, a pause, Tab and the end of the round bring it back. Renders nothing.
 */
export function QuietWhileTyping() {
  const store = useStore();
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const comeBack = (): void => {
      clearTimeout(timer);
      timer = undefined;
      delete dataset.typing;
    };
    // Extended when it fires: resetting it with every key would make each key more expensive.
    const check = (): void => {
      const leftMs = PAUSE_MS - (nowMs() - store.get(lastKeyAtAtom));
      if (leftMs > 0) timer = setTimeout(check, leftMs);
      else comeBack();
    };
    const quieten = (): void => {
      if (timer !== undefined || store.get(phaseAtom) !== 'run') return;
      dataset.typing = '';
      check();
    };
    // Some browsers report a move when the page moves under a pointer that rests.
    const onPointerMove = ({ movementX, movementY }: PointerEvent): void => {
      if (timer !== undefined && (movementX !== 0 || movementY !== 0)) comeBack();
    };
    // Keys may be coming already.
    if (store.get(isFieldFocusedAtom)) quieten();
    addEventListener('pointermove', onPointerMove, { passive: true });
    const stopFollowing = followAtoms(store, [
      { when: [lastKeyAtAtom], run: quieten },
      { when: [phaseAtom], run: () => store.get(phaseAtom) !== 'run' && comeBack() },
      { when: [isFieldFocusedAtom], run: () => !store.get(isFieldFocusedAtom) && comeBack() },
    ]);
    return () => {
      removeEventListener('pointermove', onPointerMove);
      stopFollowing();
      comeBack();
    };
  }, [store]);
  return null;
}
