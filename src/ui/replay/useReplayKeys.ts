import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { watchedAtom } from '../../state/replay/boardAtoms';

/** What keys lead a watched round by. */
export interface ReplayActions {
  readonly close: () => void;
  readonly toggle: () => void;
  readonly step: (direction: 'forward' | 'back') => void;
  readonly seek: (ms: number) => void;
}

const ARROW_MS = 100;
const FAR_MS = 1000;
/** These scroll the page where no slider has the focus. */
const SCROLL = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];
const CURVE = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
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
      const watched = store.get(watchedAtom);
      // It has been closed, and lingers.
      if (!watched) return;
      const { target, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || event.isComposing) return;
      const element = target instanceof Element ? target : null;
      if (element?.closest(KEYS_OF_ITS_OWN) || document.querySelector('dialog[open]')) return;
      if (perform(event, element, watched.atMs, latest.current) || typesSomething(event))
        event.preventDefault();
    };
    // Before the page hears of it, which would type it or begin another round.
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [store]);
}

/** Whether the key means something to the replay. */
function perform(
  { key, shiftKey, repeat }: KeyboardEvent,
  target: Element | null,
  atMs: number,
  act: ReplayActions,
): boolean {
  if (key === 'Escape') {
    act.close();
    return true;
  }
  const isSlider = target?.matches('[type="range"]') ?? false;
  if (hasKey(target, key, shiftKey) || (!isSlider && SCROLL.includes(key))) return false;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      if (shiftKey) act.step('back');
      else act.seek(atMs - ARROW_MS);
      return true;
    case 'ArrowRight':
    case 'ArrowUp':
      if (shiftKey) act.step('forward');
      else act.seek(atMs + ARROW_MS);
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
    case ' ':
      // A button's own.
      if (target?.closest('button')) return false;
      if (!repeat) act.toggle();
      return true;
    default:
      return false;
  }
}

/** Whether who has the focus goes by this key itself: among the speeds, or along the speed curve. */
function hasKey(target: Element | null, key: string, shiftKey: boolean): boolean {
  // From key to key.
  if (shiftKey) return false;
  if (target?.matches('[type="radio"]')) return key.startsWith('Arrow');
  return (target?.matches('[role="img"]') ?? false) && CURVE.includes(key);
}

/** Space and Enter keep what they do to a button. */
function typesSomething({ key }: KeyboardEvent): boolean {
  return ([...key].length === 1 && key !== ' ') || key === 'Dead' || key === 'Backspace';
}
