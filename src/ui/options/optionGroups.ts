/** The groups of options, in the order of their commands, with what they are called in the dialog and there. */
export const OPTION_GROUPS = {
  time: 'Time',
  words: 'Words',
  size: 'Text size',
  caret: 'Caret',
  byEar: 'By ear',
  sound: 'Sound',
} as const;

export type OptionGroupName = keyof typeof OPTION_GROUPS;
