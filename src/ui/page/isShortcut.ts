type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key is a small letter with Ctrl or Cmd, and nothing else. Layouts of other scripts have others on its key. */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key, letter: string): boolean {
  const isLetter = key.toLowerCase() === letter || (key > '~' && code === `Key${letter.toUpperCase()}`);
  return isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
