import { atom } from 'jotai';
import { quarantine } from '../../platform/page/storage';

/** Something the person should know, shown once and quietly. The view has the wording. */
export type Notice =
  /** Storage is denied or full: the best score lives in memory only. */
  | 'notSaved'
  /** A saved value could not be read and was quarantined. */
  | 'damaged'
  /** Rounds could not be written to the database; they are queued. */
  | 'roundsNotSaved'
  /** The queue of unsaved rounds is nearly full: new rounds will soon push out the oldest. */
  | 'queueNearlyFull'
  /** Many rounds have been played since the last export, or without any export. */
  | 'exportDue'
  /** A chunk could not be loaded on demand: no network, or the host has a new version. */
  | 'partMissing'
  /** The words were to be said, but there is no voice on this device, or none answers. */
  | 'noVoice'
  /** An extension or a script changed the page so much that the app had to be mounted again. */
  | 'remounted'
  /** Another version has been saved for the next visit. */
  | 'newVersion';

const shownAtom = atom<readonly Notice[]>([]);
const currentAtom = atom<Notice | null>(null);

/** The latest notice, until it is dismissed; null when there is none. */
export const noticeAtom = atom((get) => get(currentAtom));

/** Shows a notice, unless this visit has shown it before. */
export const notifyAtom = atom(null, (get, set, notice: Notice) => {
  if (get(shownAtom).includes(notice)) return;
  set(shownAtom, [...get(shownAtom), notice]);
  set(currentAtom, notice);
});

/** Shows a notice each time, as feedback on something the person has just done. */
export const notifyAgainAtom = atom(null, (_get, set, notice: Notice) => {
  set(notifyAtom, notice);
  set(currentAtom, notice);
});

/** Hides the notice. */
export const dismissNoticeAtom = atom(null, (_get, set) => {
  set(currentAtom, null);
});

/** Quarantines a saved value that cannot be read, and says so. */
export const quarantineAtom = atom(null, (_get, set, key: string, text: string) =>
  set(notifyAtom, quarantine(key, text) ? 'damaged' : 'notSaved'),
);

/** A sentence announced with the result after its figures, such as how a race has ended; '' for none. */
export const resultRemarkAtom = atom('');
