/** The letter that opens `Commands`, with Ctrl or Cmd. */
export const COMMANDS_KEY = 'k';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Whether a key is a given lowercase letter with Ctrl or Cmd and no other modifier. On layouts of other scripts, which
 * lack that letter, its key on a US keyboard counts.
 */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key, letter: string): boolean {
  const isLetter = key.toLowerCase() === letter || (key > '~' && code === `Key${letter.toUpperCase()}`);
  return isLetter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
