import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice } from '../../state/page/noticeAtoms';

/** The texts of the notices. Those of missing words, or of their font, name the words: ui/options/wordsMessage. */
export const NOTICES: Record<Exclude<Notice, 'wordsMissing' | 'noFont'> | 'broken', MessageDescriptor> = {
  notSaved: msg`This browser saves nothing for this page: your highest score lasts until you close the page.`,
  roundsNotSaved: msg({
    message: 'This round could not be saved yet. Open Rounds to see why.',
    comment: 'Rounds: the button at the top of the page',
  }),
  newerRounds: msg({
    message:
      'A newer version of Thirty has saved rounds here. What you play now is kept, and joins them once that version is back.',
    comment: 'Thirty: the name of the page',
  }),
  queueNearlyFull: msg({
    message:
      '190 rounds or more are waiting to be saved. There is room for 200; after that each new one replaces the oldest. Open Rounds to see why.',
    comment: 'Rounds: the button at the top of the page',
  }),
  noVoice: msg({
    message:
      'The words cannot be read aloud: this device has no voice for them, or the voice does not respond. “Read the words aloud” is off.',
    comment: '“Read the words aloud”: the name of an option',
  }),
  exportDue: msg({
    message: 'Fifty rounds are on this device only. You can export them in Rounds.',
    comment: 'Rounds: the button at the top of the page',
  }),
  damaged: msg`Saved data of this page could not be read. It was set aside; nothing is lost.`,
  newVersion: msg({
    message: 'A new version of Thirty is ready. Reload to get it now, or get it on your next visit.',
    comment: 'Thirty: the name of the page',
  }),
  broken: msg`This page has stopped working. Your highest score is saved; reload to get the words back.`,
  remounted: msg`Something outside this page changed it, so it was restarted. You can keep playing; reloading may help.`,
  languageMissing: msg`This page could not be loaded in your language, so it stays as it is. It tries again at your next round.`,
  practiceWordsMissing: msg({
    message: 'The words for practice could not be loaded. Press “Practise” to try again.',
    comment: '“Practise”: the name of a button',
  }),
  lessonWordsMissing: msg({
    message: 'The words for lessons could not be loaded. Press “Learn to type” to try again.',
    comment: '“Learn to type”: the name of a button',
  }),
  noCourse: msg({
    message: 'There are no lessons for these words. Choose others in Options to learn to type.',
    comment: 'Options: the button at the top of the page',
  }),
  noRoomForKeyboard: msg`This window is too small for the drawn keyboard. Lessons work without it.`,
  partMissing: msg`A part of this page could not be loaded. You can keep playing; reloading may help.`,
};
