import { atom } from 'jotai';
import { watchForeignRequests } from '../../platform/page/requests';
import { startOffline } from '../../platform/page/startOffline';
import { lastKeyAtAtom, phaseAtom } from '../round/roundAtoms';
import { noticeAtom, tellAtom } from './noticeAtoms';

const foreignRequestsAtom = atom(0);
foreignRequestsAtom.onMount = (setCount) => watchForeignRequests(setCount);

/** How many requests have left this page for other hosts. */
export const foreignRequestCountAtom = atom((get) => get(foreignRequestsAtom));

/** Has the page saved for visits offline once it has loaded, and tells of a new version. Once a visit. */
export const openOfflineAtom = atom(null, (get, set) =>
  startOffline({
    lastKeyAt: () => get(lastKeyAtAtom),
    onNewVersion: () => set(tellAtom, 'newVersion'),
  }),
);

/** The notice on show, or null: a new version waits until no round is running. */
export const noticeOnShowAtom = atom((get) => {
  const notice = get(noticeAtom);
  return notice === 'newVersion' && get(phaseAtom) === 'run' ? null : notice;
});
