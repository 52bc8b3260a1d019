import { atom } from 'jotai';
import { type TypeAhead, type TypedAhead, typeAhead } from '../../platform/page/typeAhead';
import { focusFieldAtom } from './fieldFocusAtoms';
import { withdrawActionAtom } from './pendingActionAtoms';

const typeAheadFieldAtom = atom<TypeAhead | null>(null);

/** Takes the keys for a part that has been requested and is not there yet. `label` is what screen readers call it. */
export const typeAheadAtom = atom(null, (get, set, label: string): void => {
  if (get(typeAheadFieldAtom)) return;
  set(keepTypeAheadAtom, typeAhead(label));
});

/** The same for a part that was requested before the app was there. */
export const keepTypeAheadAtom = atom(null, (_get, set, field: TypeAhead): void => {
  field.onEnd = (hadFocus) => {
    set(typeAheadFieldAtom, null);
    set(withdrawActionAtom);
    if (hadFocus) set(focusFieldAtom);
  };
  set(typeAheadFieldAtom, field);
});

/** What was typed for the part that is there now; null if nothing was. */
export const takeTypedAheadAtom = atom(null, (get, set): TypedAhead | null => {
  const typed = get(typeAheadFieldAtom)?.take();
  set(typeAheadFieldAtom, null);
  return typed && (typed.text !== '' || typed.enteredAt !== null) ? typed : null;
});

/** Drops what is typed for a part that does not come. The keys are those of the words again once the person stops. */
export const dropTypedAheadAtom = atom(null, (get): void => get(typeAheadFieldAtom)?.drop());
