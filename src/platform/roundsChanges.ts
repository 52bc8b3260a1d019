/** Between the tabs of one visitor. */
const CHANNEL = 'thirty rounds';

/** Tells the other tabs that the kept rounds have changed. */
export function tellRoundsChanged(): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `onChange` when another tab has changed the kept rounds. Returns the undo. */
export function watchRoundsChanges(onChange: () => void): () => void {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return () => channel.close();
}
