import { atom } from 'jotai';
import { reloadPage, saveForOffline } from '../../platform/page/offline';
import { watchForeignRequests } from '../../platform/page/requests';
import { phaseAtom } from '../round/roundAtoms';
import { missingPartsAtom, type Notice, noticeAtom } from './noticeAtoms';

/** How many requests have left this page for other hosts. */
export const foreignRequestCountAtom = atom(0);
foreignRequestCountAtom.onMount = (setCount) => watchForeignRequests(setCount);

/** Saves the page for offline visits once it has loaded, and notifies of a new version. Set it once a visit. */
export const startOfflineAtom = atom(null, (_get, set) => saveForOffline(() => set(noteNewVersionAtom)));

/** Reloads the page: with its new version, if there is one, and with what has not come, if something is missing. */
export const reloadAtom = atom(null, (get) => reloadPage(get(missingPartsAtom).size > 0));

const newVersionAtom = atom<'none' | 'saved' | 'dismissed'>('none');

/** Notes that another version has been saved for the next visit. */
export const noteNewVersionAtom = atom(null, (get, set) => {
  if (get(newVersionAtom) === 'none') set(newVersionAtom, 'saved');
});

/** The notice on show, or null. That of a new version waits for other notices and for the end of the round. */
export const visibleNoticeAtom = atom((get): Notice | null => {
  const isNewVersionDue = get(newVersionAtom) === 'saved' && get(phaseAtom) !== 'run';
  return get(noticeAtom) ?? (isNewVersionDue ? 'newVersion' : null);
});

/** Hides the notice on show. */
export const dismissVisibleNoticeAtom = atom(null, (get, set) => {
  if (get(noticeAtom)) set(noticeAtom, null);
  else set(newVersionAtom, 'dismissed');
});
