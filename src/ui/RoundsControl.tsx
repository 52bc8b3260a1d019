import { useSetAtom, useStore } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { answerAtom } from '../state/noticeAtoms';
import { awaitedPartAtom, awaitPartAtom } from '../state/pressAtoms';
import styles from './TopBar.module.css';

type RoundsPart = typeof import('./history/RoundsDialog');

/** Opens the kept rounds. Their part of the page is loaded when they are asked for. */
export function RoundsControl() {
  const store = useStore();
  const awaitPart = useSetAtom(awaitPartAtom);
  const answer = useSetAtom(answerAtom);
  const loading = useRef<Promise<RoundsPart>>(undefined);
  const [part, setPart] = useState<RoundsPart | null>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  const press = async (): Promise<void> => {
    awaitPart('rounds');
    loading.current ??= import('./history/RoundsDialog');
    try {
      const come = await loading.current;
      // Where there is no network it is empty.
      if (!come.default) throw new Error('The kept rounds cannot be loaded now.');
      setPart(come);
      // Whoever types on by then is not held up.
      if (store.get(awaitedPartAtom) === 'rounds') setOpen(true);
    } catch {
      loading.current = undefined;
      answer('partMissing');
    }
  };
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={press}>
        Rounds
      </button>
      {part && isOpen && <part.default onClose={close} />}
    </>
  );
}
