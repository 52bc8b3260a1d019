import { atom } from 'jotai';
import { watchIsMobile } from '../platform/device';

const isMobileAtom = atom(false);
const isDismissedAtom = atom(false);

isMobileAtom.onMount = (setIsMobile) => watchIsMobile(setIsMobile);

/** Whether to advise a desktop view: on a mobile device or a narrow viewport, until it is dismissed. */
export const isDesktopAdvisedAtom = atom((get) => get(isMobileAtom) && !get(isDismissedAtom));

/** Ends the advice for this visit. */
export const dismissAdviceAtom = atom(null, (_get, set) => {
  set(isDismissedAtom, true);
});
