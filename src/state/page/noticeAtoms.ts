import { atom } from 'jotai';

/** Something the person should know, told once and quietly. The words for it are the view's. */
export type Notice =
  /** Storage is denied or full: the best lives in memory only. */
  | 'notKept'
  /** Something that was kept could not be read and was put aside. */
  | 'damaged'
  /** Rounds cannot be put where they are kept; they wait. */
  | 'roundsNotKept'
  /** So many rounds wait to be kept that the oldest will soon make room for new ones. */
  | 'fewPlacesLeft'
  /** Many rounds have been played since rounds were last taken along, if ever. */
  | 'exportDue'
  /** A part that is loaded on demand did not come: no network, or a new version is on the host. */
  | 'partMissing'
  /** Something else has changed the page so far that it had to be set up anew. */
  | 'mended'
  /** Another version has been saved for the next visit. */
  | 'newVersion';

const toldAtom = atom<readonly Notice[]>([]);
const openNoticeAtom = atom<Notice | null>(null);

/** The notice that was told last and not dismissed, or null. */
export const noticeAtom = atom((get) => get(openNoticeAtom));

/** Shows a notice, unless this visit has shown it before. */
export const tellAtom = atom(null, (get, set, notice: Notice) => {
  if (get(toldAtom).includes(notice)) return;
  set(toldAtom, [...get(toldAtom), notice]);
  set(openNoticeAtom, notice);
});

/** Shows a notice in answer to something that the person has done: each time. */
export const answerAtom = atom(null, (_get, set, notice: Notice) => {
  set(tellAtom, notice);
  set(openNoticeAtom, notice);
});

/** Takes the notice away. */
export const dismissNoticeAtom = atom(null, (_get, set) => {
  set(openNoticeAtom, null);
});
