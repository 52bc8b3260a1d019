/** One or more keys that do the same. */
export interface Shortcut {
  readonly keys: string;
  readonly does: string;
}

/** All keyboard shortcuts, grouped by where they work. The README has the same table. */
export const SHORTCUTS: readonly { readonly where: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    where: 'Anywhere',
    shortcuts: [
      { keys: 'Ctrl+K, Cmd+K', does: 'Open the commands, or close them, where no other dialog is open' },
      { keys: 'Escape', does: 'Close what is open: a dialog, a menu, the replay' },
      { keys: 'any key that types, Backspace', does: 'Go back to the words; the key counts' },
      { keys: 'Enter, Space', does: 'Go back to the words' },
    ],
  },
  {
    where: 'While typing',
    shortcuts: [
      { keys: 'Backspace', does: 'Delete a character' },
      { keys: 'Ctrl+Backspace, Option+Backspace', does: 'Delete a word' },
      { keys: 'Cmd+Backspace', does: 'Delete all that is typed of the shown words' },
      { keys: 'Escape', does: 'New words, in a round and at its result' },
      { keys: 'Enter', does: 'New words, at the result' },
    ],
  },
  {
    where: 'In the commands',
    shortcuts: [
      { keys: '↑, ↓', does: 'Move through the commands' },
      { keys: 'Home, End', does: 'Go to the first, to the last' },
      { keys: 'Enter', does: 'Run the command' },
      { keys: 'Backspace', does: 'Go back to all commands' },
    ],
  },
  {
    where: 'In the list of rounds',
    shortcuts: [{ keys: 'Ctrl+Z, Cmd+Z', does: 'Bring back the round that was deleted last' }],
  },
  {
    where: 'While watching a round',
    shortcuts: [
      { keys: 'Space', does: 'Play, pause' },
      { keys: '←, →', does: 'Go 0.1 s back, forward' },
      { keys: 'Shift+←, Shift+→', does: 'Go a key back, forward' },
      { keys: 'Page Down, Page Up', does: 'On the slider: go a second back, forward' },
      { keys: 'Home, End', does: 'Go to the beginning, to the end' },
    ],
  },
  {
    where: 'On the curve of a result',
    shortcuts: [
      { keys: '←, →', does: 'Go a second back, forward' },
      { keys: 'Home, End', does: 'Go to the first second, to the last' },
    ],
  },
];
