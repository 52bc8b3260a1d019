import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { watchedAtom } from '../../state/boardAtoms';

/** What keys lead a watched round by. */
export interface ReplayActions {
  readonly close: () => void;
  readonly toggle: () => void;
  readonly turnLoop: () => void;
  readonly step: (direction: 'forward' | 'back') => void;
  readonly seek: (ms: number) => void;
}

const ARROW_MS = 100;
const FAR_MS = 1000;
/** These scroll the page where no slider has the focus. */
const SCROLL = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];
/** Whoever has the focus here types there, or has keys of its own. */
const KEYS_OF_ITS_OWN =
  'dialog, [role^="menu"], textarea, select, input:not([type="range"], [type="radio"], [data-part])';

/** Keys lead the watched round wherever the focus is, and type nothing, until it is closed. */
export function useReplayKeys(actions: ReplayActions): void {
  const store = useStore();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { target, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || event.isComposing) return;
      const element = target instanceof Element ? target : null;
      if (element?.closest(KEYS_OF_ITS_OWN) || document.querySelector('dialog[open]')) return;
      const atMs = store.get(watchedAtom)?.atMs ?? 0;
      if (perform(event, element, atMs, latest.current) || typesSomething(event)) event.preventDefault();
    };
    // Before the page hears of it, which would type it or begin another round.
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [store]);
}

/** Whether the key means something to the replay. */
function perform(event: KeyboardEvent, target: Element | null, atMs: number, act: ReplayActions): boolean {
  const isRadio = target?.matches('[type="radio"]') ?? false;
  const byMs = event.shiftKey ? FAR_MS : ARROW_MS;
  const isSlider = target?.matches('[type="range"]') ?? false;
  if (!isSlider && SCROLL.includes(event.key)) return false;
  switch (event.key) {
    case 'Escape':
      act.close();
      return true;
    case 'ArrowLeft':
    case 'ArrowDown':
      if (isRadio) return false;
      act.seek(atMs - byMs);
      return true;
    case 'ArrowRight':
    case 'ArrowUp':
      if (isRadio) return false;
      act.seek(atMs + byMs);
      return true;
    case 'PageUp':
      act.seek(atMs + FAR_MS);
      return true;
    case 'PageDown':
      act.seek(atMs - FAR_MS);
      return true;
    case 'Home':
      act.seek(0);
      return true;
    case 'End':
      act.seek(Number.MAX_VALUE);
      return true;
    case ',':
      act.step('back');
      return true;
    case '.':
      act.step('forward');
      return true;
    case 'l':
      act.turnLoop();
      return true;
    case ' ':
      // A button's and a radio's own.
      if (isRadio || target?.closest('button')) return false;
      act.toggle();
      return true;
    default:
      return false;
  }
}

/** Space and Enter keep what they do to a button. */
function typesSomething({ key }: KeyboardEvent): boolean {
  return ([...key].length === 1 && key !== ' ') || key === 'Dead' || key === 'Backspace';
}
