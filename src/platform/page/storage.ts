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

/**
 * Keeps `text` under `key`. What stands there and cannot be read is put aside first; where there is no room for that,
 * it stays. False when `text` was not kept.
 */
export function keepOver(key: string, text: string, isReadable: (stored: string) => boolean): boolean {
  const there = readStored(key);
  if (there === 'denied') return false;
  if (there.text !== null && !isReadable(there.text) && !putAside(key, there.text)) return false;
  return keep(key, text);
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

/**
 * Has the browser promise not to clear what is kept when room gets scarce, where it gives that promise without asking
 * the person.
 */
export async function persistUnasked(): Promise<void> {
  try {
    const name = 'persistent-storage' as PermissionName;
    const { state } = await navigator.permissions.query({ name });
    // On `prompt`, Firefox would ask over the page.
    if (state === 'granted' && !(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser that cannot be asked keeps things as long as it likes.
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

/** Writes and reads back; false when the browser would not. */
function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}
