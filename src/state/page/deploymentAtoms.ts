import { atom } from 'jotai';
import { watchForeignRequests } from '../../platform/page/requests';
import { startOffline } from '../../platform/page/startOffline';
import { lastKeyAtAtom, phaseAtom } from '../round/roundAtoms';
import { noticeAtom, notifyAtom } from './noticeAtoms';

const foreignRequestsAtom = atom(0);
foreignRequestsAtom.onMount = (setCount) => watchForeignRequests(setCount);

/** How many requests have left this page for other hosts. */
export const foreignRequestCountAtom = atom((get) => get(foreignRequestsAtom));

/** Saves the page for offline visits once it has loaded, and notifies of a new version. Set it once a visit. */
export const startOfflineAtom = atom(null, (get, set) =>
  startOffline({
    lastKeyAt: () => get(lastKeyAtAtom),
    onNewVersion: () => set(notifyAtom, 'newVersion'),
  }),
);

/** The notice on show, or null: a new version waits until no round is running. */
export const visibleNoticeAtom = atom((get) => {
  const notice = get(noticeAtom);
  return notice === 'newVersion' && get(phaseAtom) === 'run' ? null : notice;
});
