import { atom } from 'jotai';

const callsAtom = atom(0);
const focusedAtom = atom(true);

/** Counts the calls for focus; whoever holds the typing field answers each. */
export const fieldCallsAtom = atom((get) => get(callsAtom));

/** Brings the person back to the typing field. */
export const callFieldAtom = atom(null, (get, set) => {
  set(callsAtom, get(callsAtom) + 1);
});

/** Whether typing reaches the field now. Told by the field itself. */
export const fieldFocusedAtom = atom(
  (get) => get(focusedAtom),
  (_get, set, focused: boolean) => set(focusedAtom, focused),
);
