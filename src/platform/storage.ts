/**
 * The device's storage as the rest of the product sees it. Nothing here throws: storage may be denied, full or
 * absent, and hold anything at all.
 */

/** What a key holds; `denied` when the browser lets nobody look. */
export type StoredText = { readonly text: string | null } | 'denied';

/** What is kept under `key`; `text` is null when nothing is. */
export function readStored(key: string): StoredText {
  try {
    return { text: localStorage.getItem(key) };
  } catch {
    return 'denied';
  }
}

/** Keeps `text` under `key`; false when the browser would not. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

/**
 * Copies what `key` holds to `key.aside.1`, or the next free number, so that writing `key` afterwards loses nothing.
 * A text that is already aside is not copied again. False when there was no room for it.
 */
export function putAside(key: string, text: string): boolean {
  for (let n = 1; ; n++) {
    const asideKey = `${key}.aside.${n}`;
    const there = readStored(asideKey);
    if (there === 'denied') return false;
    if (there.text === text) return true;
    if (there.text === null) return keep(asideKey, text);
  }
}

/** Asks the browser, where it can be asked, not to clear what is kept when room gets scarce. Its answer is final. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser without the Storage API keeps things as long as it likes.
  }
}

/** Calls `onChange` when another tab of this browser changes `key` or clears everything. Returns the undo. */
export function watchStored(key: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
