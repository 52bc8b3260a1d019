import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notice } from '../../state/page/noticeAtoms';

/** The texts of the notices. That of missing words names them: ui/options/wordsMessage. */
export const NOTICES: Record<Exclude<Notice, 'wordsMissing'> | 'broken', MessageDescriptor> = {
  notSaved: msg`This browser saves nothing for this page: your best score lasts until you close it.`,
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
      'The words cannot be said: this device has no voice for them, or none answers. “Say the words” is off.',
    comment: '“Say the words”: the name of an option',
  }),
  exportDue: msg({
    message: 'Fifty rounds are on this device only. You can export them in Rounds.',
    comment: 'Rounds: the button at the top of the page',
  }),
  damaged: msg`Something that this browser had saved for this page could not be read. It was put aside; nothing is lost.`,
  newVersion: msg({
    message: 'A new version of Thirty is ready. It comes with your next visit, or with a reload.',
    comment: 'Thirty: the name of the page',
  }),
  broken: msg`This page has stopped working. Your best score is saved; reload to get the words back.`,
  remounted: msg`Something has changed this page from outside, so it was restarted. You can play on; a reload may help.`,
  languageMissing: msg`The page could not be loaded in your language, so it stays as it is. A new round asks for it again.`,
  practiceWordsMissing: msg({
    message: 'The words to practise with could not be loaded. “Practise” asks for them again.',
    comment: '“Practise”: the name of a button',
  }),
  partMissing: msg`A part of this page could not be loaded. You can play on; a reload may help.`,
};
