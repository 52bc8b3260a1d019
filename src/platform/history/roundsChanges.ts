import type { ListedRound } from './databaseSchema';

/** A BroadcastChannel between all tabs and workers of this origin. */
const CHANNEL = 'thirty rounds';

/** Debounce, in ms: an import changes the rounds many times in a row. */
const DEBOUNCE_MS = 200;

/** More than this are not told one by one. */
const MAX_TOLD = 200;

/** What has changed of the saved rounds; null where all of them have to be read again. */
export type RoundsChange = {
  readonly added: readonly ListedRound[];
  /** The ids of the others. */
  readonly removed: readonly string[];
} | null;

/** For this page, also where the browser has no channel. */
const here = new EventTarget();
const CHANGED = 'changed';

/** Notifies this and other tabs that the saved rounds have changed. */
export function notifyRoundsChanged(change: RoundsChange): void {
  const told = change && change.added.length + change.removed.length <= MAX_TOLD ? change : null;
  here.dispatchEvent(new CustomEvent(CHANGED, { detail: told }));
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(told);
  channel.close();
}

/**
 * Calls `onChange` after this or another tab has changed the saved rounds, debounced: with all changes since it was called
 * last, oldest first. Returns the unsubscribe function.
 */
export function watchRoundsChanges(onChange: (changes: readonly RoundsChange[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let changes: RoundsChange[] = [];
  const note = (change: unknown): void => {
    changes.push(isTold(change) ? change : null);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const noted = changes;
      changes = [];
      onChange(noted);
    }, DEBOUNCE_MS);
  };
  const noteOwn = (event: Event): void => note((event as CustomEvent).detail);
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }) => note(data));
  here.addEventListener(CHANGED, noteOwn);
  return () => {
    clearTimeout(timer);
    channel?.close();
    here.removeEventListener(CHANGED, noteOwn);
  };
}

/** Whether a change says what it is: a tab of another version may say something else, or nothing. */
function isTold(change: unknown): change is NonNullable<RoundsChange> {
  const { added, removed } = (change ?? {}) as { added?: unknown; removed?: unknown };
  const areListed = Array.isArray(added) && added.every((one) => typeof one?.id === 'string');
  return areListed && Array.isArray(removed) && removed.every((id) => typeof id === 'string');
}
