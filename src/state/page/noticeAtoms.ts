import { atom, type Getter } from 'jotai';
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
  /** The chosen words could not be loaded, or are late (state/words/customWordsAtoms). */
  | 'wordsMissing'
  /** No font of this device has the script of the chosen words. */
  | 'noFont'
  /** The messages of the chosen language could not be loaded. */
  | 'languageMissing'
  /** The words to practise with could not be loaded. */
  | 'practiceWordsMissing'
  /** The words of lessons could not be loaded. */
  | 'lessonWordsMissing'
  /** There is no course for the chosen words. */
  | 'noCourse'
  /** The window is too low for the keyboard of lessons. */
  | 'noRoomForKeyboard'
  /** A newer version of the page has written the database: rounds of this one are queued for it. */
  | 'newerRounds'
  /** The words were to be said, but there is no voice on this device, or none answers. */
  | 'noVoice'
  /** An extension or a script changed the page so much that the app had to be mounted again. */
  | 'remounted'
  /** Another version has been saved for the next visit. */
  | 'newVersion';

const shownAtom = atom<readonly Notice[]>([]);
/** What each notice is about, as long as that has not come right. */
const subjectsAtom = atom<ReadonlyMap<Notice, ReadonlySet<unknown>>>(new Map());

/** The latest notice, until it is dismissed or what it reports is resolved; null when there is none. */
export const noticeAtom = atom<Notice | null>(null);

/** The parts of the page that could not be loaded: each a `LazyPart`, or the name of the option that needs it. */
export const missingPartsAtom = atom((get) => subjectsOf(get, 'partMissing'));

/**
 * Shows a notice, unless this visit has shown it before and it has not been withdrawn since.
 *
 * @param about what has gone wrong, to be given to `withdrawNoticeAtom`, where that can come right: a part, a key
 */
export const notifyAtom = atom(null, (get, set, notice: Notice, about: unknown = notice) => {
  set(setSubjectsAtom, notice, new Set([...subjectsOf(get, notice), about]));
  if (get(shownAtom).includes(notice)) return;
  set(shownAtom, [...get(shownAtom), notice]);
  set(noticeAtom, notice);
});

/** Shows a notice each time, as feedback on something the person has just done. */
export const notifyAgainAtom = atom(null, (_get, set, notice: Notice, about: unknown = notice) => {
  set(notifyAtom, notice, about);
  set(noticeAtom, notice);
});

/** Notes that what a notice is about is resolved. Once all of it is, the notice goes; if it comes again, it is news. */
export const withdrawNoticeAtom = atom(null, (get, set, notice: Notice, about: unknown = notice) => {
  const left = new Set(subjectsOf(get, notice));
  left.delete(about);
  set(setSubjectsAtom, notice, left);
  if (left.size > 0) return;
  set(
    shownAtom,
    get(shownAtom).filter((one) => one !== notice),
  );
  if (get(noticeAtom) === notice) set(noticeAtom, null);
});

/** Quarantines a saved value that cannot be read, and says so. */
export const quarantineAtom = atom(null, (_get, set, key: string, text: string) =>
  set(notifyAtom, quarantine(key, text) ? 'damaged' : 'notSaved', key),
);

/** Notes whether the value of a key could be saved. */
export const noteSavedAtom = atom(null, (_get, set, key: string, isSaved: boolean) =>
  set(isSaved ? withdrawNoticeAtom : notifyAtom, 'notSaved', key),
);

const NOTHING: ReadonlySet<unknown> = new Set();

function subjectsOf(get: Getter, notice: Notice): ReadonlySet<unknown> {
  return get(subjectsAtom).get(notice) ?? NOTHING;
}

const setSubjectsAtom = atom(null, (get, set, notice: Notice, subjects: ReadonlySet<unknown>) => {
  set(subjectsAtom, new Map([...get(subjectsAtom), [notice, subjects]]));
});
