/** A BroadcastChannel between all tabs and workers of this origin. */
const CHANNEL = 'thirty rounds';

/** Debounce, in ms: an import changes the rounds many times in a row. */
const DEBOUNCE_MS = 200;

/** Notifies this and other tabs that the saved rounds have changed. */
export function notifyRoundsChanged(): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls `onChange` after this or another tab has changed the saved rounds, debounced. Returns the unsubscribe function.
 */
export function watchRoundsChanges(onChange: () => void): () => void {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout>;
  channel.onmessage = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MS);
  };
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}
