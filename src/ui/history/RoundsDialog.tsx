import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { kindOf } from '../../core/options/options';
import { databaseTroubleAtom } from '../../state/history/databaseAtoms';
import {
  closeHistoryAtom,
  comparableRoundsAtom,
  damagedRoundsAtom,
  followHistoryAtom,
  listedAtAtom,
  listedRoundsAtom,
  openHistoryAtom,
  shownRoundAtom,
  trendRoundsAtom,
} from '../../state/history/historyAtoms';
import { endFileWorkAtom } from '../../state/history/historyFileAtoms';
import { readFactsAtom } from '../../state/history/keepingFactsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { callFieldAtom } from '../../state/page/fieldFocusAtoms';
import { answerAtom } from '../../state/page/noticeAtoms';
import { raceAtom, watchedAtom } from '../../state/replay/boardAtoms';
import { ModalDialog } from '../page/ModalDialog';
import { Bests } from './Bests';
import { KeptRoundView } from './KeptRoundView';
import styles from './RoundsDialog.module.css';
import { RoundsTable } from './RoundsTable';
import { comparedSentence, DATABASE_TROUBLES, rounds } from './sentences';
import { TakingAlong } from './TakingAlong';
import { Trend } from './TrendChart';
import { useDeed } from './useDeed';
import { NO_HEIGHTS, type RowsProps } from './useRows';

interface RoundsDialogProps {
  readonly onClose: () => void;
}

/** The kept rounds: how they go, each of them, and their way to other devices. Should it fail, it closes. */
export default function RoundsDialog({ onClose }: RoundsDialogProps) {
  const answer = useSetAtom(answerAtom);
  const fail = (): void => {
    onClose();
    answer('partMissing');
  };
  return (
    <ErrorBoundary fallback={null} onError={fail}>
      <Dialog onClose={onClose} />
    </ErrorBoundary>
  );
}

function Dialog({ onClose }: RoundsDialogProps) {
  const store = useStore();
  const bodyRef = useRef<HTMLDivElement>(null);
  const openHistory = useSetAtom(openHistoryAtom);
  const followHistory = useSetAtom(followHistoryAtom);
  const readFacts = useSetAtom(readFactsAtom);
  const endFileWork = useSetAtom(endFileWorkAtom);
  const closeHistory = useSetAtom(closeHistoryAtom);
  const scrolledTo = useRef(0);
  const heightsRef = useRef(NO_HEIGHTS);
  const callField = useSetAtom(callFieldAtom);
  const shown = useAtomValue(shownRoundAtom);
  const doDeed = useDeed();

  useEffect(() => {
    let isOpen = true;
    void openHistory().then(() => {
      if (isOpen) doDeed();
      return readFacts();
    });
    const stopFollowing = followHistory();
    return () => {
      isOpen = false;
      stopFollowing();
      endFileWork();
      closeHistory();
      callField();
    };
  }, [openHistory, followHistory, readFacts, endFileWork, closeHistory, callField, doDeed]);

  // A round that is to be watched or raced from here is on the page behind.
  useEffect(() => {
    const [watchedBefore, raceBefore] = [store.get(watchedAtom)?.playback, store.get(raceAtom)];
    const leaveToWatch = (): void => {
      const watched = store.get(watchedAtom)?.playback;
      if (watched && watched !== watchedBefore) onClose();
    };
    const leaveToRace = (): void => {
      const race = store.get(raceAtom);
      // Closed by the browser, which takes the focus out first: a screen reader loses its place with what had it.
      if (race && race !== raceBefore) bodyRef.current?.closest('dialog')?.close();
    };
    const stopWaiting = [store.sub(watchedAtom, leaveToWatch), store.sub(raceAtom, leaveToRace)];
    return () => {
      for (const stop of stopWaiting) stop();
    };
  }, [store, onClose]);

  // Back from a round, the list is where it was left.
  const isShowing = shown !== null;
  const noteScroll = (): void => {
    if (!isShowing) scrolledTo.current = bodyRef.current?.scrollTop ?? 0;
  };
  useLayoutEffect(() => {
    if (bodyRef.current) bodyRef.current.scrollTop = isShowing ? 0 : scrolledTo.current;
  }, [isShowing]);

  return (
    <ModalDialog title="Rounds" className={styles.dialog} onClose={onClose}>
      <div ref={bodyRef} className={styles.body} onScroll={noteScroll}>
        {shown ? <KeptRoundView shown={shown} /> : <History bodyRef={bodyRef} heightsRef={heightsRef} />}
      </div>
    </ModalDialog>
  );
}

function History({ bodyRef, heightsRef }: Omit<RowsProps, 'listed'>) {
  const listed = useAtomValue(listedRoundsAtom);
  const trouble = useAtomValue(databaseTroubleAtom);
  const damaged = useAtomValue(damagedRoundsAtom);
  const compared = useAtomValue(comparableRoundsAtom);
  const inTrend = useAtomValue(trendRoundsAtom);
  const listedAt = useAtomValue(listedAtAtom);
  const kind = kindOf(useAtomValue(optionsAtom));
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
          <Bests listed={listed} compared={compared} />
          <Trend listed={inTrend} />
          {inTrend.length < listed.length && (
            <p className={styles.soft}>
              {comparedSentence({ listed, compared: compared.length, kind, listedAt })}
            </p>
          )}
        </>
      )}
      {listed && <TakingAlong count={listed.length} />}
      {listed && <RoundsTable listed={listed} bodyRef={bodyRef} heightsRef={heightsRef} />}
    </>
  );
}
