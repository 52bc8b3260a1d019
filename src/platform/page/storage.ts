/** Access to localStorage that never throws: storage may be denied, full or missing, and may hold anything. */

/** The value of a key; `denied` when the browser denies access. */
export type StoredText = { readonly text: string | null } | 'denied';

/** Reads the value of `key`; `text` is null when it has none. */
export function readStored(key: string): StoredText {
  try {
    return { text: localStorage.getItem(key) };
  } catch {
    return 'denied';
  }
}

/** The value of `key`; null where it has none, or the browser denies access. */
export function storedText(key: string): string | null {
  const stored = readStored(key);
  return stored === 'denied' ? null : stored.text;
}

/**
 * Saves `text` under `key`. An unreadable value there is quarantined first; without room for that, it stays and nothing
 * is saved. False when `text` was not saved.
 */
export function saveStored(key: string, text: string, isReadable: (stored: string) => boolean): boolean {
  const current = readStored(key);
  if (current === 'denied') return false;
  if (current.text !== null && !isReadable(current.text) && !quarantine(key, current.text)) return false;
  return write(key, text);
}

/**
 * Quarantines an unreadable value: copies it to `key.aside.1`, or the next free number, so that overwriting `key` loses
 * nothing. A text that is there already is not copied again. False when there was no room.
 */
export function quarantine(key: string, text: string): boolean {
  for (let n = 1; ; n++) {
    const quarantineKey = `${key}.aside.${n}`;
    const quarantined = readStored(quarantineKey);
    if (quarantined === 'denied') return false;
    if (quarantined.text === text) return true;
    if (quarantined.text === null) return write(quarantineKey, text);
  }
}

/** Asks the browser not to clear this page's storage when space runs low, if it grants that without a prompt. */
export async function persistIfGranted(): Promise<void> {
  try {
    const name = 'persistent-storage' as PermissionName;
    const { state } = await navigator.permissions.query({ name });
    // On `prompt`, Firefox would show a prompt over the page.
    if (state === 'granted' && !(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Browsers without these APIs decide for themselves.
  }
}

/**
 * Calls `onChange` when another tab changes `key` or clears the storage, perhaps twice for one change; also for a change
 * that this page makes in the same task. Returns the unsubscribe function.
 */
export function watchStored(key: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) onChange();
  };
  const before = storedText(key);
  addEventListener('storage', listen);
  // Firefox sends no event for a change between the current task's read and its noticing the listener: look again in the
  // next task.
  const timer = setTimeout(() => {
    if (storedText(key) !== before) onChange();
  });
  return () => {
    clearTimeout(timer);
    removeEventListener('storage', listen);
  };
}

/** Writes and verifies a value; false when that failed. */
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}
