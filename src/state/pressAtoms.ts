import { atom } from 'jotai';
import { onNextAction } from '../platform/nextAction';

const waitingAtom = atom(false);
const stopWaitingAtom = atom<{ readonly stop: () => void }>({ stop: () => {} });

/** Whether the theme's button has been pressed before its menu was there, and nothing has been done since. */
export const isMenuAwaitedAtom = atom((get) => get(waitingAtom));

/** Notes that the menu is wanted. The wish lapses with whatever the person does next: a menu that opens then is in the way. */
export const awaitMenuAtom = atom(null, (get, set) => {
  get(stopWaitingAtom).stop();
  set(waitingAtom, true);
  set(stopWaitingAtom, { stop: onNextAction(() => set(waitingAtom, false)) });
});
