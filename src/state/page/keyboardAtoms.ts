import { atom } from 'jotai';

/** Whether Caps Lock is on, as the last key has shown it; false until a key has shown anything. */
export const capsLockAtom = atom(false);
