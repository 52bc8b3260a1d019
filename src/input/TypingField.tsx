import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { nowMs } from '../platform/clock';
import { noteDelayAtom } from '../state/disturbanceAtoms';
import { fieldCallsAtom, fieldFocusedAtom } from '../state/fieldFocusAtoms';
import { capsLockAtom } from '../state/keyboardAtoms';
import { dispatchAtom, phaseAtom } from '../state/roundAtoms';
import { type FieldEvent, FieldReader } from './FieldReader';
import { returnFor } from './keysThatReturn';
import styles from './TypingField.module.css';

const FIELD_EVENTS = [
  'keydown',
  'keyup',
  'beforeinput',
  'input',
  'compositionstart',
  'compositionend',
  'blur',
] as const satisfies readonly FieldEvent['type'][];

/** The invisible text field over the words: everything that is typed comes in here. */
export function TypingField({ describedBy }: { readonly describedBy: string }) {
  const store = useStore();
  const fieldRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    const reader = new FieldReader();
    const listening = new AbortController();
    const { signal } = listening;

    const read = (event: Event): void => {
      const now = nowMs();
      const reading = reader.read(event as Event & FieldEvent, field.value, now);
      for (const action of reading.actions) {
        store.set(dispatchAtom, action);
        store.set(noteDelayAtom, action.at, now);
      }
      if (reading.cancel) event.preventDefault();
      if (reading.clear) field.value = '';
    };
    for (const type of FIELD_EVENTS) field.addEventListener(type, read, { signal });

    const noteCapsLock = (event: KeyboardEvent): void => {
      // The key itself reports its state differently on each system; the next key tells it plainly.
      if (event.key !== 'CapsLock') store.set(capsLockAtom, event.getModifierState('CapsLock'));
    };
    document.addEventListener('keydown', noteCapsLock, { signal });

    const bringBack = (event: KeyboardEvent): void => {
      if (event.target === field) return;
      const wanted = returnFor(event, store.get(phaseAtom) === 'run');
      if (wanted === 'stay') return;
      field.focus();
      if (wanted === 'focus') event.preventDefault();
      else read(event);
    };
    document.addEventListener('keydown', bringBack, { signal });

    const tellFocus = (): void => store.set(fieldFocusedAtom, document.activeElement === field);
    field.addEventListener('focus', tellFocus, { signal });
    field.addEventListener('blur', tellFocus, { signal });

    const stopAnswering = store.sub(fieldCallsAtom, () => field.focus());
    field.focus();
    tellFocus();
    return () => {
      listening.abort();
      stopAnswering();
    };
  }, [store]);

  return (
    <input
      ref={fieldRef}
      className={styles.field}
      type="text"
      aria-label="Type the words"
      aria-describedby={describedBy}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      data-1p-ignore=""
      data-bwignore=""
      data-lpignore="true"
      data-form-type="other"
    />
  );
}
