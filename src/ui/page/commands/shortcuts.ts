import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { formatNumber } from '../figureTexts';

/** One or more keys that do the same. */
interface Shortcut {
  readonly keys: string;
  readonly does: string;
}

/** Shortcuts that work in one place. */
export interface ShortcutGroup {
  readonly where: string;
  readonly shortcuts: readonly Shortcut[];
}

/** What keys are called that keyboards of other languages call otherwise, by their names in `aria-keyshortcuts`. */
export const KEY_NAMES = {
  Enter: msg({ message: 'Enter', comment: 'The key, as keyboards of the language have it' }),
  Escape: msg({ message: 'Escape', comment: 'The key, as keyboards of the language have it' }),
  Space: msg({ message: 'Space', comment: 'The space bar of the keyboard' }),
} as const;

/** All keyboard shortcuts, grouped by where they work. The README has the same table. */
export function shortcutGroups(): readonly ShortcutGroup[] {
  const enterKey = i18n._(KEY_NAMES.Enter);
  const escapeKey = i18n._(KEY_NAMES.Escape);
  const spaceKey = i18n._(KEY_NAMES.Space);
  const step = formatNumber(0.1, 1);
  return [
    {
      where: t({ message: 'Anywhere', comment: 'A heading of keyboard shortcuts: where they work' }),
      shortcuts: [
        {
          keys: t({ message: 'Ctrl+K, Cmd+K', comment: 'Keys, as keyboards of the language have them' }),
          does: t`Open or close the commands, if no other dialog is open`,
        },
        { keys: escapeKey, does: t`Close the open dialog, menu or replay` },
        {
          keys: t({
            message: 'any character key, Backspace',
            comment: 'A list of keys: any one that types a character, and the key Backspace',
          }),
          does: t({
            message: 'Go back to the words, and type the key',
            comment: 'The key is taken as typed: “counts” as in “is valid”',
          }),
        },
        { keys: [enterKey, spaceKey].join(', '), does: t`Go back to the words` },
      ],
    },
    {
      where: t({ message: 'While typing', comment: 'A heading of keyboard shortcuts: where they work' }),
      shortcuts: [
        {
          keys: t({ message: 'Backspace', comment: 'Keys, as keyboards of the language have them' }),
          does: t`Delete a character`,
        },
        {
          keys: t({
            message: 'Ctrl+Backspace, Option+Backspace',
            comment: 'Keys, as keyboards of the language have them',
          }),
          does: t`Delete a word`,
        },
        {
          keys: t({ message: 'Cmd+Backspace', comment: 'Keys, as keyboards of the language have them' }),
          does: t`Delete everything typed in the words on screen`,
        },
        {
          keys: escapeKey,
          does: t({ message: 'New words, in a round and at its result', comment: 'What a key brings' }),
        },
        { keys: enterKey, does: t({ message: 'New words, at the result', comment: 'What a key brings' }) },
      ],
    },
    {
      where: t({
        message: 'In the commands',
        comment: 'A heading of keyboard shortcuts: in the dialog Commands',
      }),
      shortcuts: [
        { keys: '↑, ↓', does: t`Move through the commands` },
        {
          keys: t({ message: 'Home, End', comment: 'Keys, as keyboards of the language have them' }),
          does: t({
            message: 'Go to the first or last command',
            comment: 'Two keys: one each. Of the commands',
          }),
        },
        { keys: enterKey, does: t({ message: 'Run the command', comment: 'Perform the selected command' }) },
        {
          keys: t({ message: 'Backspace', comment: 'Keys, as keyboards of the language have them' }),
          does: t`Go back to all commands`,
        },
      ],
    },
    {
      where: t({
        message: 'In the list of rounds',
        comment: 'A heading of keyboard shortcuts: where they work. Rounds are games played',
      }),
      shortcuts: [
        {
          keys: t({ message: 'Ctrl+Z, Cmd+Z', comment: 'Keys, as keyboards of the language have them' }),
          does: t({
            message: 'Bring back the round that was deleted last',
            comment: 'The most recently deleted one',
          }),
        },
      ],
    },
    {
      where: t({
        message: 'While watching a round',
        comment: 'A heading of keyboard shortcuts: in the replay of a round',
      }),
      shortcuts: [
        {
          keys: spaceKey,
          does: t({ message: 'Play or pause', comment: 'Verbs: what a key does with a replay' }),
        },
        {
          keys: '←, →',
          does: t({
            message: `Go back or forward ${step} s`,
            comment: 'Two keys: one goes back, the other forward. {step}: a number of seconds, 0.1',
          }),
        },
        {
          keys: t({ message: 'Shift+←, Shift+→', comment: 'Keys, as keyboards of the language have them' }),
          does: t({
            message: 'Go back or forward one key',
            comment: 'Two keys: one goes back, the other forward, by one typed key in a replay',
          }),
        },
        {
          keys: t({ message: 'Page Down, Page Up', comment: 'Keys, as keyboards of the language have them' }),
          does: t({
            message: 'On the slider: go back or forward one second',
            comment: 'Two keys: one goes back, the other forward, in a replay',
          }),
        },
        {
          keys: t({ message: 'Home, End', comment: 'Keys, as keyboards of the language have them' }),
          does: t({ message: 'Go to the beginning or the end', comment: 'Two keys: one each. Of a replay' }),
        },
      ],
    },
    {
      where: t({
        message: 'On the curve of a result',
        comment: 'A heading of keyboard shortcuts: on the chart of the speed in a round',
      }),
      shortcuts: [
        {
          keys: '←, →',
          does: t({
            message: 'Go back or forward one second',
            comment: 'Two keys: one goes back, the other forward',
          }),
        },
        {
          keys: t({ message: 'Home, End', comment: 'Keys, as keyboards of the language have them' }),
          does: t({
            message: 'Go to the first or last second',
            comment: 'Two keys: one each. “second” is the unit of time',
          }),
        },
      ],
    },
  ];
}
