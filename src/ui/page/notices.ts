import type { Notice } from '../../state/page/noticeAtoms';

/** What the page's opening has to say, too. */
export const PART_MISSING =
  'A part of this page could not be loaded. You can play on; reloading may bring it.';

/** What each notice says. */
export const NOTICES: Record<Notice | 'broken', string> = {
  notKept: 'This browser keeps nothing for this page: your best score lasts until you close it.',
  roundsNotKept: 'This round could not be put with your kept rounds yet. Rounds says why.',
  fewPlacesLeft:
    '190 rounds or more wait to be kept. There is room for 200; after that each new one replaces the oldest. Rounds says why.',
  exportDue: 'Fifty rounds are on this device only. Rounds can export them.',
  damaged:
    'Something that this browser had kept for this page could not be read. It was put aside; nothing is lost.',
  newVersion: 'A new version of Thirty is ready. It comes with your next visit, or with a reload.',
  broken: 'This page could not be kept going. Your best score is kept; reloading brings the words back.',
  mended:
    'Something has changed this page from outside, so it was set up anew. You can play on; a reload may help.',
  partMissing: PART_MISSING,
};
