/** Between all that shows the rounds of one visitor, in this tab or another. */
const CHANNEL = 'thirty rounds';

/** Changes that follow one another so fast are one, in ms: an import changes the rounds again and again. */
const SETTLE_MS = 200;

/** Tells whoever shows the kept rounds that they have changed. */
export function tellRoundsChanged(): void {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `onChange` when this tab or another has changed the kept rounds, once for changes in a row. Returns the undo. */
export function watchRoundsChanges(onChange: () => void): () => void {
  if (!globalThis.BroadcastChannel) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setTimeout>;
  channel.onmessage = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MS);
  };
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}
