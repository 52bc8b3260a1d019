import type { Caret, Sound } from '../../core/options/optionValues';

/** The carets as people know them. */
export const CARET_LABELS: Readonly<Record<Caret, string>> = {
  line: 'Line',
  block: 'Block',
  underline: 'Underline',
  off: 'Off',
};

/** What makes a sound. */
export const SOUND_LABELS: Readonly<Record<Sound, string>> = {
  off: 'Off',
  keys: 'Keys',
  errors: 'Keys and errors',
};
