import { atom } from 'jotai';
import { watchIsMobile, watchIsTouchScreen } from '../../platform/page/device';

const isMobileAtom = atom(false);
const isDismissedAtom = atom(false);

/** Whether the main pointing device is a finger on a touch screen. */
export const isTouchScreenAtom = atom(false);
isTouchScreenAtom.onMount = (setIsTouched) => watchIsTouchScreen(setIsTouched);

isMobileAtom.onMount = (setIsMobile) => watchIsMobile(setIsMobile);

/** Whether to advise a desktop view: on a mobile device or in a narrow viewport, until the advice is dismissed. */
export const isDesktopAdvisedAtom = atom((get) => get(isMobileAtom) && !get(isDismissedAtom));

/** Dismisses the advice for this visit. */
export const dismissAdviceAtom = atom(null, (_get, set) => {
  set(isDismissedAtom, true);
});

/** Whether Caps Lock is on, as the last key has shown it; false until a key has shown anything. */
export const capsLockAtom = atom(false);
