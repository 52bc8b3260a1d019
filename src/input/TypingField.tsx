import { useAtomValue, useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import type { RoundSetup } from '../core/round/roundSetup';
import { isTypedByUnit } from '../core/round/typedByUnit';
import { focusSoon } from '../platform/page/focusSoon';
import { nowMs } from '../platform/round/clock';
import { restartAtom } from '../state/next/restartAtom';
import { capsLockAtom } from '../state/page/deviceAtoms';
import { fieldFocusRequestsAtom, isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { isWatchingAtom } from '../state/replay/boardAtoms';
import { composedAtom } from '../state/round/composedAtom';
import { noteDelayAtom } from '../state/round/disturbanceAtoms';
import { dispatchAtom, endNoticedAtAtom, phaseAtom, roundAtom } from '../state/round/roundAtoms';
import { watchedAtom } from '../state/round/sittingAtoms';
import { isSayingWordsAtom } from '../state/speech/speechAtoms';
import type { CutIntoUnits, FieldReader } from './FieldReader';
import { type CaretPlace, isComposing } from './fieldText';
import { type FieldListener, readField } from './readField';
import styles from './TypingField.module.css';
import { unitsOf } from './unitsOf';

interface TypingFieldProps {
  readonly id?: string;
  /** What screen readers call it. */
  readonly label: string;
  readonly reader: FieldReader;
  /** The id of the element with the words. */
  readonly describedBy: string;
  /** Where the caret of the words is drawn over this field. */
  readonly caretPlace: (field: HTMLInputElement) => CaretPlace | null;
}

/** The invisible text field over the words, which receives everything that is typed. */
export function TypingField({ id, label, reader, describedBy, caretPlace }: TypingFieldProps) {
  const store = useStore();
  const fieldRef = useRef<HTMLInputElement>(null);
  const isSayingWords = useAtomValue(isSayingWordsAtom);

  // Before the next key: until then the opening reads the field.
  useLayoutEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    const noteEnd = (): void => {
      const isOver = store.get(phaseAtom) === 'finish';
      store.set(endNoticedAtAtom, isOver ? (store.get(endNoticedAtAtom) ?? nowMs()) : null);
      // A composition that is open still would have the keys for the next round. Without the focus it ends, and counts no more.
      if (isOver && isComposing(field) && document.activeElement === field) {
        field.blur();
        field.focus();
      }
    };
    noteEnd();
    const stopNoting = store.sub(phaseAtom, noteEnd);
    const listener: FieldListener = {
      reader,
      roundState: () => ({ phase: store.get(phaseAtom), endNoticedAt: store.get(endNoticedAtAtom) }),
      nextRound: (at) => {
        store.set(restartAtom, at);
        // Screen readers announce a field, and so the new words, only when it gets focus.
        if (!store.get(isSayingWordsAtom)) field.blur();
        field.focus();
      },
      cut: () => cutOf(store.get(roundAtom).setup),
      compose: (text) => store.set(composedAtom, text),
      caretPlace: () => caretPlace(field),
      perform: (action, readMs) => {
        store.set(dispatchAtom, action);
        store.set(noteDelayAtom, action.at, readMs);
      },
    };
    // Typing does nothing during a replay. It is read all the same, so that the field stays empty.
    const inReplay: FieldListener = { ...listener, perform: () => {}, nextRound: () => {} };
    let stopReading = (): void => {};
    const read = (): void => {
      stopReading();
      stopReading = readField(field, store.get(isWatchingAtom) ? inReplay : listener);
    };
    read();
    const stopFollowing = store.sub(isWatchingAtom, read);

    const listening = new AbortController();
    const { signal } = listening;
    const noteCapsLock = (event: KeyboardEvent): void => {
      // The Caps Lock key itself reports its state differently on each system; the next key is reliable.
      if (event.key !== 'CapsLock') store.set(capsLockAtom, event.getModifierState('CapsLock'));
    };
    document.addEventListener('keydown', noteCapsLock, { signal });

    // A focused field gets no keys while another window has focus.
    const noteFocus = (): void =>
      store.set(isFieldFocusedAtom, document.activeElement === field && document.hasFocus());
    field.addEventListener('focus', noteFocus, { signal });
    field.addEventListener('blur', noteFocus, { signal });

    // A replay keeps the focus.
    let cancelFocus = (): void => {};
    const stopFocusing = store.sub(fieldFocusRequestsAtom, () => {
      cancelFocus();
      if (store.get(watchedAtom)) return;
      if (store.get(fieldFocusRequestsAtom)?.when === 'soon')
        cancelFocus = focusSoon(field, field.closest('main'));
      else field.focus();
    });
    // The opening script has focused the field, but an extension may have made React replace it since.
    if (document.activeElement === document.body) field.focus();
    noteFocus();
    return () => {
      stopNoting();
      stopFollowing();
      stopReading();
      listening.abort();
      stopFocusing();
      cancelFocus();
    };
  }, [store, reader, caretPlace]);

  return (
    <input
      ref={fieldRef}
      id={id}
      className={styles.field}
      data-part="field"
      type="text"
      aria-label={label}
      // The page says the words itself: a screen reader need not.
      aria-describedby={isSayingWords ? undefined : describedBy}
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

function cutOf(setup: RoundSetup): CutIntoUnits | null {
  return isTypedByUnit(setup) ? (text) => unitsOf(text, setup.characters ?? '') : null;
}
