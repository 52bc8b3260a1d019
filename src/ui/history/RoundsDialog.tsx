import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { databaseTroubleAtom } from '../../state/databaseAtoms';
import { callFieldAtom } from '../../state/fieldFocusAtoms';
import {
  damagedRoundsAtom,
  forgetDeletedAtom,
  listedRoundsAtom,
  openHistoryAtom,
  shownRoundAtom,
  showRoundAtom,
} from '../../state/historyAtoms';
import { endFileWorkAtom, readFactsAtom } from '../../state/historyFileAtoms';
import { Bests } from './Bests';
import { KeptRoundView } from './KeptRoundView';
import styles from './RoundsDialog.module.css';
import { RoundsTable } from './RoundsTable';
import { DATABASE_TROUBLES, rounds } from './sentences';
import { TakingAlong } from './TakingAlong';
import { TrendChart } from './TrendChart';

/** The kept rounds: how they go, each of them, and their way to other devices. */
export default function RoundsDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const openHistory = useSetAtom(openHistoryAtom);
  const readFacts = useSetAtom(readFactsAtom);
  const endFileWork = useSetAtom(endFileWorkAtom);
  const forgetDeleted = useSetAtom(forgetDeletedAtom);
  const show = useSetAtom(showRoundAtom);
  const callField = useSetAtom(callFieldAtom);
  const shown = useAtomValue(shownRoundAtom);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  useEffect(() => {
    void openHistory().then(() => readFacts());
    return () => {
      endFileWork();
      forgetDeleted();
      void show(null);
      callField();
    };
  }, [openHistory, readFacts, endFileWork, forgetDeleted, show, callField]);

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} tabIndex={-1} onClose={onClose}>
      <div className={styles.bar}>
        <h2 id={id}>Rounds</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          onClick={() => ref.current?.close()}
        >
          <X size="1.25rem" aria-hidden="true" />
        </button>
      </div>
      <div ref={bodyRef} className={styles.body}>
        {shown ? <KeptRoundView shown={shown} /> : <History bodyRef={bodyRef} />}
      </div>
    </dialog>
  );
}

function History({ bodyRef }: { readonly bodyRef: React.RefObject<HTMLDivElement | null> }) {
  const listed = useAtomValue(listedRoundsAtom);
  const trouble = useAtomValue(databaseTroubleAtom);
  const damaged = useAtomValue(damagedRoundsAtom);
  return (
    <>
      {trouble && (
        <p role="alert" className={styles.message}>
          {DATABASE_TROUBLES[trouble]}
        </p>
      )}
      {damaged > 0 && (
        <p role="alert" className={styles.message}>
          {rounds(damaged)} could not be read, and {damaged === 1 ? 'was' : 'were'} put aside; nothing is
          lost.
        </p>
      )}
      {listed === null && <p>Looking for your rounds …</p>}
      {listed?.length === 0 && !trouble && (
        <p>No rounds yet. Every round that you play to its end is kept here.</p>
      )}
      {listed && listed.length > 0 && (
        <>
          <Bests listed={listed} />
          <TrendChart listed={listed} />
        </>
      )}
      {listed && <TakingAlong count={listed.length} />}
      {listed && <RoundsTable listed={listed} bodyRef={bodyRef} />}
    </>
  );
}
