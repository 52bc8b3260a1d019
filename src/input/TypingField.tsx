import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { nowMs } from '../platform/round/clock';
import { fieldCallsAtom, fieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { capsLockAtom } from '../state/page/keyboardAtoms';
import { part } from '../state/page/pageParts';
import { watchedAtom } from '../state/replay/boardAtoms';
import { noteDelayAtom } from '../state/round/disturbanceAtoms';
import { dispatchAtom, endSeenAtAtom, phaseAtom, restartAtom } from '../state/round/roundAtoms';
import type { FieldReader } from './FieldReader';
import { readField } from './readField';
import styles from './TypingField.module.css';

interface TypingFieldProps {
  readonly reader: FieldReader;
  /** Id of the element with the words. */
  readonly describedBy: string;
}

/** The invisible text field over the words: everything that is typed comes in here. */
export function TypingField({ reader, describedBy }: TypingFieldProps) {
  const store = useStore();
  const fieldRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    const noteEnd = (): void => {
      const isOver = store.get(phaseAtom) === 'finish';
      store.set(endSeenAtAtom, isOver ? (store.get(endSeenAtAtom) ?? nowMs()) : null);
    };
    noteEnd();
    const stopNoting = store.sub(phaseAtom, noteEnd);
    const stopReading = readField(field, {
      reader,
      onShow: () => ({ phase: store.get(phaseAtom), endSeenAt: store.get(endSeenAtAtom) }),
      nextRound: (at) => {
        if (store.get(watchedAtom)) return;
        store.set(restartAtom, at);
        // It is left and come back to: a screen reader says what is typed into when it is come to.
        field.blur();
        field.focus();
      },
      perform: (action, readMs) => {
        // Nobody plays while a round is watched.
        if (store.get(watchedAtom)) return;
        store.set(dispatchAtom, action);
        store.set(noteDelayAtom, action.at, readMs);
      },
    });

    const listening = new AbortController();
    const { signal } = listening;
    const noteCapsLock = (event: KeyboardEvent): void => {
      // The key itself reports its state differently on each system; the next key tells it plainly.
      if (event.key !== 'CapsLock') store.set(capsLockAtom, event.getModifierState('CapsLock'));
    };
    document.addEventListener('keydown', noteCapsLock, { signal });

    // Nor does anything reach it while another window has the keys.
    const tellFocus = (): void =>
      store.set(fieldFocusedAtom, document.activeElement === field && document.hasFocus());
    field.addEventListener('focus', tellFocus, { signal });
    field.addEventListener('blur', tellFocus, { signal });

    // A round that is watched keeps the focus.
    const stopAnswering = store.sub(fieldCallsAtom, () => {
      if (!store.get(watchedAtom)) field.focus();
    });
    // The page's opening has focused it; where something has changed the page since, this is another field.
    if (document.activeElement === document.body) field.focus();
    tellFocus();
    return () => {
      stopNoting();
      stopReading();
      listening.abort();
      stopAnswering();
    };
  }, [store, reader]);

  return (
    <input
      ref={fieldRef}
      className={styles.field}
      {...part('field')}
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
