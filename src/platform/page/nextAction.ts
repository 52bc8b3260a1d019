const ACTIONS = ['keydown', 'pointerdown', 'beforeinput'] as const;
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']);

/** Calls `onAction` once, at the person's next key (modifiers aside) or pointer press. Returns a cancel function. */
export function onNextAction(onAction: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const act = (event: Event): void => {
    if (event instanceof KeyboardEvent && MODIFIERS.has(event.key)) return;
    listening.abort();
    onAction();
  };
  // Capture, before another listener can stop the event.
  for (const type of ACTIONS) addEventListener(type, act, { signal, capture: true });
  return () => listening.abort();
}
