import type { Caret, Sound } from '../../core/options/optionValues';

export const CARET_LABELS: Readonly<Record<Caret, string>> = {
  line: 'Line',
  block: 'Block',
  underline: 'Underline',
  off: 'Off',
};

export const SOUND_LABELS: Readonly<Record<Sound, string>> = {
  off: 'Off',
  keys: 'Keys',
  errors: 'Keys and errors',
};
