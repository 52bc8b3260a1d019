const ACTIONS = ['keydown', 'pointerdown', 'beforeinput'] as const;
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/** Calls `onAction` once, when the person next presses a key that does something, or a pointer. Returns the undo. */
export function onNextAction(onAction: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const act = (event: Event): void => {
    if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return;
    listening.abort();
    onAction();
  };
  // Before anybody else gets to stop them.
  for (const type of ACTIONS) addEventListener(type, act, { signal, capture: true });
  return () => listening.abort();
}
