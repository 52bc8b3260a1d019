/** Between all that shows the rounds of one visitor, in this tab or another. */
const CHANNEL = 'thirty rounds';

/** Tells whoever shows the kept rounds that they have changed. */
export function tellRoundsChanged(): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `onChange` when this tab or another has changed the kept rounds. Returns the undo. */
export function watchRoundsChanges(onChange: () => void): () => void {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return () => channel.close();
}
