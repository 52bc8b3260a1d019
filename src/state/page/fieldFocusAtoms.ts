import { atom } from 'jotai';

export { focusSoon } from '../../platform/page/focusSoon';

/** A request to focus the typing field: `soon` when a dialog closes (platform/page/focusSoon). */
export interface FieldFocusRequest {
  readonly when: 'now' | 'soon';
}

/** The last request for focus. The typing field subscribes and takes focus on each. */
export const fieldFocusRequestsAtom = atom<FieldFocusRequest | null>(null);

/** Moves focus back to the typing field. */
export const focusFieldAtom = atom(null, (_get, set, when: FieldFocusRequest['when'] = 'now') => {
  set(fieldFocusRequestsAtom, { when });
});

/** Whether the typing field has focus, so that keys reach it. The field itself keeps this up to date. */
export const isFieldFocusedAtom = atom(true);
