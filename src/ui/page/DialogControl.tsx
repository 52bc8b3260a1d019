import { useSetAtom, useStore } from 'jotai';
import { type ComponentType, useCallback, useLayoutEffect, useState } from 'react';
import { answerAtom } from '../../state/page/noticeAtoms';
import { type AwaitedPart, awaitedAtom, awaitPartAtom } from '../../state/page/pressAtoms';
import { isShortcut } from './isShortcut';
import styles from './TopBar.module.css';

interface DialogPart {
  readonly default: ComponentType<{ readonly onClose: () => void }>;
}

interface DialogControlProps {
  readonly name: string;
  readonly awaited: AwaitedPart;
  /** Keep it the same function. */
  readonly load: () => Promise<DialogPart>;
  /** A small letter that opens it with Ctrl or Cmd, unless a dialog is open. */
  readonly shortcut?: string;
}

/** A button that opens a dialog. Its part of the page is loaded when it is asked for, here or anywhere else. */
export function DialogControl({ name, awaited, load, shortcut }: DialogControlProps) {
  const store = useStore();
  const awaitPart = useSetAtom(awaitPartAtom);
  const [part, setPart] = useState<DialogPart | null>(null);
  const close = useCallback(() => setPart(null), []);

  useLayoutEffect(() => {
    const isAwaited = (): boolean => store.get(awaitedAtom)?.part === awaited;
    return store.sub(awaitedAtom, async () => {
      if (!isAwaited()) return;
      const come = await load().catch(() => null);
      if (!come) store.set(answerAtom, 'partMissing');
      // Whoever types on by then is not held up.
      else if (isAwaited()) setPart(come);
    });
  }, [store, awaited, load]);

  useLayoutEffect(() => {
    if (!shortcut) return;
    const hear = (event: KeyboardEvent): void => {
      const isMeant = isShortcut(event, shortcut) && !document.querySelector('dialog[open]');
      if (!isMeant) return;
      event.preventDefault();
      awaitPart(awaited);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [awaitPart, awaited, shortcut]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={() => awaitPart(awaited)}
      >
        {name}
      </button>
      {part && <part.default onClose={close} />}
    </>
  );
}
