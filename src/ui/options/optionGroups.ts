import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The tabs of the dialog with their groups, both in their order there, and what brings back all that is in one. */
export const OPTION_SECTIONS = {
  round: {
    title: msg({ message: 'Round', comment: 'A tab: the options of rounds. A round is a game' }),
    reset: msg({
      message: 'Reset the round options',
      comment: 'A button: gives all options of the tab “Round” their default values',
    }),
    groups: ['time', 'words', 'mistakes', 'space', 'pace'],
  },
  look: {
    title: msg({ message: 'Look', comment: 'A tab: the options of how the page looks' }),
    reset: msg({
      message: 'Reset the look',
      comment: 'A button: gives all options of the tab “Look” their default values',
    }),
    groups: ['colours', 'letters', 'size', 'caret', 'whileTyping', 'keyboard'],
  },
  soundAndLanguage: {
    title: msg`Sound and language`,
    reset: msg({
      message: 'Reset sound and language',
      comment: 'A button: gives all options of the tab “Sound and language” their default values',
    }),
    groups: ['sound', 'byEar', 'language'],
  },
} as const;

export type OptionSectionName = keyof typeof OPTION_SECTIONS;
export const OPTION_SECTION_NAMES = Object.keys(OPTION_SECTIONS) as readonly OptionSectionName[];
export type OptionGroupName = (typeof OPTION_SECTIONS)[OptionSectionName]['groups'][number];

/** The groups of options, in the order of their commands, with what they are called in the dialog and there. */
export const OPTION_GROUPS: Readonly<Record<OptionGroupName, MessageDescriptor>> = {
  time: msg({ message: 'Time', comment: 'The option of how long a round lasts' }),
  words: msg({ message: 'Words', comment: 'The option of which words are typed' }),
  mistakes: msg({ message: 'On a mistake', comment: 'The option of what happens when a wrong key is typed' }),
  space: msg({
    message: 'Space',
    comment: 'The option of what the Space bar does in the middle of a word: the name of the key',
  }),
  size: msg({ message: 'Text size', comment: 'The option of how large the words to type are' }),
  colours: msg({ message: 'Colours', comment: 'The option of which colours the page has' }),
  letters: msg({ message: 'Letters', comment: 'The option of which font the words to type are set in' }),
  caret: msg({ message: 'Caret', comment: 'The mark in the text where the next character is typed' }),
  whileTyping: msg({
    message: 'While typing',
    comment: 'The option of what is seen of time and speed while a round runs',
  }),
  keyboard: msg({
    message: 'Keyboard',
    comment: 'The option of what is drawn of the keyboard below the words',
  }),
  pace: msg({
    message: 'Pace',
    comment: 'The option of how fast the ghost is that races along in every round',
  }),
  byEar: msg({
    message: 'Dictation',
    comment: 'The options of rounds in which a voice reads the words to type aloud',
  }),
  sound: msg({ message: 'Sound', comment: 'The option of which sounds the keys make' }),
  language: msg({ message: 'Language', comment: 'The option of the language of the page' }),
};
