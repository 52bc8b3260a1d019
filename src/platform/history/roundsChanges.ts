/** A BroadcastChannel between all tabs and workers of this origin. */
const CHANNEL = 'thirty rounds';

/** Debounce, in ms: an import changes the rounds many times in a row. */
const DEBOUNCE_MS = 200;

/** For this page, also where the browser has no channel. */
const here = new EventTarget();
const CHANGED = 'changed';

/** Notifies this and other tabs that the saved rounds have changed. */
export function notifyRoundsChanged(): void {
  here.dispatchEvent(new Event(CHANGED));
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/**
 * Calls `onChange` after this or another tab has changed the saved rounds, debounced. Returns the unsubscribe function.
 */
export function watchRoundsChanges(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const note = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, DEBOUNCE_MS);
  };
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', note);
  here.addEventListener(CHANGED, note);
  return () => {
    clearTimeout(timer);
    channel?.close();
    here.removeEventListener(CHANGED, note);
  };
}
