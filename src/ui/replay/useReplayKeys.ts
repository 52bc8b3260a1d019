import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { watchedAtom } from '../../state/round/sittingAtoms';

/** What keys can do to a replay. */
export interface ReplayActions {
  readonly close: () => void;
  readonly toggle: () => void;
  readonly step: (direction: 'forward' | 'back') => void;
  readonly seek: (ms: number) => void;
}

const ARROW_MS = 100;
const PAGE_MS = 1000;
/** These scroll the page unless a slider has focus. */
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];
const CURVE_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
/** Elements that keep all keys while they have focus. */
const KEEPS_ITS_KEYS =
  'dialog, [role^="menu"], textarea, select, input:not([type="range"], [type="radio"], [data-part])';

/** Keys control the replay wherever focus is, and type nothing, until the replay is closed. */
export function useReplayKeys(actions: ReplayActions): void {
  const store = useStore();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const watched = store.get(watchedAtom);
      // Closed, but still mounted (`useLingering`).
      if (!watched) return;
      const { target, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || event.isComposing) return;
      const element = target instanceof Element ? target : null;
      if (element?.closest(KEEPS_ITS_KEYS) || document.querySelector('dialog[open]')) return;
      if (perform(event, element, watched.atMs, latest.current) || typesSomething(event))
        event.preventDefault();
    };
    // In the capture phase, before the page's own handlers would type the key or start another round.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [store]);
}

/** Performs a key's action. Returns whether the key has one. */
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
  if (usesKeyItself(target, key, shiftKey) || (!isSlider && SCROLL_KEYS.includes(key))) return false;
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
      act.seek(atMs + PAGE_MS);
      return true;
    case 'PageDown':
      act.seek(atMs - PAGE_MS);
      return true;
    case 'Home':
      act.seek(0);
      return true;
    case 'End':
      act.seek(Number.MAX_VALUE);
      return true;
    case ' ':
      // A focused button is pressed by Space.
      if (target?.closest('button')) return false;
      if (!repeat) act.toggle();
      return true;
    default:
      return false;
  }
}

/** Whether the focused element uses this key: the speed choice, or the speed curve. */
function usesKeyItself(target: Element | null, key: string, shiftKey: boolean): boolean {
  // Shift with an arrow always steps from key to key.
  if (shiftKey) return false;
  if (target?.matches('[type="radio"]')) return key.startsWith('Arrow');
  return (target?.matches('[role="img"]') ?? false) && CURVE_KEYS.includes(key);
}

/** Whether the key would type or delete. Space and Enter do not count: they press buttons. */
function typesSomething({ key }: KeyboardEvent): boolean {
  return ([...key].length === 1 && key !== ' ') || key === 'Dead' || key === 'Backspace';
}
