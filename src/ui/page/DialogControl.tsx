import { useSetAtom, useStore } from 'jotai';
import { useCallback, useLayoutEffect, useState } from 'react';
import { notifyAgainAtom, withdrawNoticeAtom } from '../../state/page/noticeAtoms';
import {
  pendingActionAtom,
  type RequestedPart,
  requestActionAtom,
  requestForTypingAtom,
} from '../../state/page/pendingActionAtoms';
import { dropTypedAheadAtom, typeAheadAtom } from '../../state/page/typeAheadAtoms';
import { isShortcut } from './isShortcut';
import { type LazyPart, Part } from './LazyPart';
import styles from './TopBar.module.css';

export interface DialogProps {
  readonly onClose: () => void;
}

interface DialogControlProps {
  readonly name: string;
  /** The name by which commands and other components request it. */
  readonly part: RequestedPart;
  readonly dialog: LazyPart<DialogProps>;
  /**
   * A lowercase letter that opens it together with Ctrl or Cmd, unless a dialog is open. What is typed from then on is meant
   * for it: it takes that when it is there (state/page/typeAheadAtoms).
   */
  readonly shortcut?: string;
}

/** A button that opens a dialog, which is loaded when this button, its shortcut or a command requests it. */
export function DialogControl({ name, part, dialog, shortcut }: DialogControlProps) {
  const store = useStore();
  const requestPart = useSetAtom(requestActionAtom);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useLayoutEffect(() => {
    const isRequested = (): boolean => store.get(pendingActionAtom)?.part === part;
    return store.sub(pendingActionAtom, async () => {
      if (!isRequested()) return;
      dialog.tryAgain();
      const loaded = await dialog.load().catch(() => null);
      store.set(loaded ? withdrawNoticeAtom : notifyAgainAtom, 'partMissing', dialog);
      if (!loaded && isRequested()) store.set(dropTypedAheadAtom);
      // A dialog that loads late does not interrupt a player who has gone on typing.
      if (loaded && isRequested()) setOpen(true);
    });
  }, [store, part, dialog]);

  useLayoutEffect(() => {
    if (!shortcut) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isOwnKey = isShortcut(event, shortcut) && !document.querySelector('dialog[open]');
      if (!isOwnKey) return;
      event.preventDefault();
      if (event.repeat) return;
      store.set(typeAheadAtom, name);
      store.set(requestForTypingAtom, part);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [store, name, part, shortcut]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-part={part}
        onClick={() => requestPart(part)}
      >
        {name}
      </button>
      {isOpen && <Part part={dialog} props={{ onClose: close }} onMissing={close} />}
    </>
  );
}
