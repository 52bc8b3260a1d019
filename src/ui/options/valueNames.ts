/* What the values of options are called. */
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Options } from '../../core/options/options';
import type { PaletteName } from '../../theme/tints';

export const CARETS: Readonly<Record<Options['caret'], MessageDescriptor>> = {
  line: msg({ message: 'line', comment: 'A form of the caret: an upright line' }),
  block: msg({ message: 'block', comment: 'A form of the caret: a box around the character' }),
  underline: msg({ message: 'underline', comment: 'A form of the caret: a line below the character' }),
  off: msg({ message: 'off', context: 'caret', comment: 'No caret is drawn' }),
};

export const SOUNDS: Readonly<Record<Options['sound'], MessageDescriptor>> = {
  off: msg({ message: 'off', context: 'sound', comment: 'The keys make no sound' }),
  keys: msg({ message: 'keys', comment: 'What makes a sound: each key' }),
  errors: msg({
    message: 'keys and errors',
    comment: 'What makes a sound: each key, and errors another one',
  }),
};

export const SOUND_NOTES: Readonly<Record<Exclude<Options['sound'], 'off'>, MessageDescriptor>> = {
  keys: msg({ message: 'Every key clicks softly, right or wrong.', comment: 'Of Sound: keys' }),
  errors: msg({
    message: 'Every key clicks softly; a wrong one sounds different.',
    comment: 'Of Sound: keys and errors',
  }),
};

export const PALETTE_LABELS: Readonly<Record<PaletteName, MessageDescriptor>> = {
  slate: msg({ message: 'slate', comment: 'A palette of colours, blue-grey: the stone' }),
  sea: msg({ message: 'sea', comment: 'A palette of colours, deep blue-green with yellow' }),
  moss: msg({ message: 'moss', comment: 'A palette of colours, green: the plant' }),
  sand: msg({ message: 'sand', comment: 'A palette of colours, yellowish' }),
  rose: msg({ message: 'rose', comment: 'A palette of colours, pink: the flower' }),
  plum: msg({ message: 'plum', comment: 'A palette of colours, violet: the fruit' }),
  blueAndOrange: msg({
    message: 'blue and orange',
    comment: 'A palette of colours: right letters are blue, wrong ones orange',
  }),
  highContrast: msg({ message: 'high contrast', comment: 'A palette of colours' }),
  own: msg({
    message: 'your own colour',
    comment: 'A palette of colours that is made of a hue of one’s own',
  }),
};

export const WHILE_TYPING: Readonly<Record<Options['whileTyping'], MessageDescriptor>> = {
  time: msg({ message: 'time', comment: 'What is seen while a round runs: the time that is left' }),
  speed: msg({
    message: 'time and speed',
    comment: 'What is seen while a round runs: the time that is left, and the speed of the last seconds',
  }),
  nothing: msg({ message: 'nothing', comment: 'What is seen of time and speed while a round runs' }),
};

export const KEYBOARD_VIEWS: Readonly<Record<Options['keyboardView'], MessageDescriptor>> = {
  off: msg({ message: 'off', context: 'keyboard', comment: 'No keyboard is drawn below the words' }),
  keys: msg({
    message: 'keys',
    comment: 'What is drawn below the words: keys of a keyboard',
  }),
  fingers: msg({
    message: 'keys and fingers',
    comment: 'What is drawn below the words: keys of a keyboard, and which finger presses each',
  }),
};

/** Where a chosen keyboard is, and with fingers what the bars of its keys mean. */
export function keyboardNote(view: Options['keyboardView']): string {
  if (view === 'off') return '';
  const where = t({
    message: 'Shown below the words if the window has room.',
    comment: 'The keyboard that is drawn',
  });
  if (view === 'keys') return where;
  const bars = t({
    message:
      'The bar on a key shows which finger: one piece for the index finger, four for the little finger.',
    comment: 'In the drawn keyboard; two pieces are for the middle finger, three for the ring finger',
  });
  return `${where} ${bars}`;
}

/** Of a switch. */
export function onOrOff(isOn: unknown): string {
  return isOn
    ? t({ message: 'on', comment: 'The value of an option that is switched on' })
    : t({ message: 'off', comment: 'The value of an option that is switched off' });
}

/** What is found out on each device until it is chosen. */
export function automatic(): string {
  return t({
    message: 'Automatic',
    comment: 'A choice: the best voice of this device, the layout of its keys',
  });
}
