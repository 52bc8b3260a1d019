import { atom } from 'jotai';
import { watchIsMobile, watchIsTouched } from '../../platform/page/device';

const isMobileAtom = atom(false);
const isDismissedAtom = atom(false);

const touchedAtom = atom(false);
touchedAtom.onMount = (setIsTouched) => watchIsTouched(setIsTouched);

/** Whether the person points with a finger on the screen. */
export const isTouchedAtom = atom((get) => get(touchedAtom));

isMobileAtom.onMount = (setIsMobile) => watchIsMobile(setIsMobile);

/** Whether to advise a desktop view: on a mobile device or a narrow viewport, until it is dismissed. */
export const isDesktopAdvisedAtom = atom((get) => get(isMobileAtom) && !get(isDismissedAtom));

/** Ends the advice for this visit. */
export const dismissAdviceAtom = atom(null, (_get, set) => {
  set(isDismissedAtom, true);
});
