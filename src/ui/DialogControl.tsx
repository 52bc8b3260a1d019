import { useSetAtom, useStore } from 'jotai';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { answerAtom } from '../state/noticeAtoms';
import { type AwaitedPart, awaitedPartAtom, awaitPartAtom } from '../state/pressAtoms';
import styles from './TopBar.module.css';

interface DialogPart {
  readonly default: ComponentType<{ readonly onClose: () => void }>;
}

interface DialogControlProps {
  readonly name: string;
  readonly awaited: AwaitedPart;
  readonly load: () => Promise<DialogPart>;
}

/** A button that opens a dialog. Its part of the page is loaded when it is asked for. */
export function DialogControl({ name, awaited, load }: DialogControlProps) {
  const store = useStore();
  const awaitPart = useSetAtom(awaitPartAtom);
  const answer = useSetAtom(answerAtom);
  const loading = useRef<Promise<DialogPart>>(undefined);
  const [part, setPart] = useState<DialogPart | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  const press = async (): Promise<void> => {
    awaitPart(awaited);
    loading.current ??= load();
    try {
      const come = await loading.current;
      // Where there is no network it is empty.
      if (!come.default) throw new Error(`${name} cannot be loaded now.`);
      setPart(come);
      // Whoever types on by then is not held up.
      if (store.get(awaitedPartAtom) === awaited) setOpen(true);
    } catch {
      loading.current = undefined;
      answer('partMissing');
    }
  };
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={press}>
        {name}
      </button>
      {part && isOpen && <part.default onClose={close} />}
    </>
  );
}
