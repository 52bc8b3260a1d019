import type { Notice } from '../../state/page/noticeAtoms';

/** The texts of the notices. That of missing words names them: ui/options/wordsMessage. */
export const NOTICES: Record<Exclude<Notice, 'wordsMissing'> | 'broken', string> = {
  notSaved: 'This browser saves nothing for this page: your best score lasts until you close it.',
  roundsNotSaved: 'This round could not be saved yet. Open Rounds to see why.',
  queueNearlyFull:
    '190 rounds or more are waiting to be saved. There is room for 200; after that each new one replaces the oldest. Open Rounds to see why.',
  noVoice:
    'The words cannot be said: this device has no voice for them, or none answers. “Say the words” is off.',
  exportDue: 'Fifty rounds are on this device only. You can export them in Rounds.',
  damaged:
    'Something that this browser had saved for this page could not be read. It was put aside; nothing is lost.',
  newVersion: 'A new version of Thirty is ready. It comes with your next visit, or with a reload.',
  broken: 'This page has stopped working. Your best score is saved; reload to get the words back.',
  remounted:
    'Something has changed this page from outside, so it was restarted. You can play on; a reload may help.',
  practiceWordsMissing: 'The words to practise with could not be loaded. “Practise” asks for them again.',
  partMissing: 'A part of this page could not be loaded. You can play on; a reload may help.',
};
