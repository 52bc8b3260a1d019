import { atom } from 'jotai';

const requestsAtom = atom(0);
const isFocusedAtom = atom(true);

/** Counts the requests for focus. The typing field subscribes and takes focus on each. */
export const fieldFocusRequestsAtom = atom((get) => get(requestsAtom));

/** Moves focus back to the typing field. */
export const focusFieldAtom = atom(null, (get, set) => {
  set(requestsAtom, get(requestsAtom) + 1);
});

/** Whether the typing field has focus, so that keys reach it. The field itself keeps this up to date. */
export const isFieldFocusedAtom = atom(
  (get) => get(isFocusedAtom),
  (_get, set, focused: boolean) => set(isFocusedAtom, focused),
);
