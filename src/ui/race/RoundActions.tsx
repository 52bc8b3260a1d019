import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { Playback } from '../../core/replay/playback';
import type { Round } from '../../core/round/round';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { pendingActionAtom } from '../../state/page/pendingActionAtoms';
import { resultRemarkAtom } from '../../state/page/remarkAtoms';
import { leadAtom, raceAgainAtom, raceRoundAtom } from '../../state/race/raceAtoms';
import { raceAtom } from '../../state/replay/boardAtoms';
import { watchAtom } from '../../state/replay/watchAtoms';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import styles from './Race.module.css';
import { SendRound } from './SendRound';
import { leadSentence } from './sentences';

/** After a round: the outcome of the race, and buttons to watch, race and share the round. */
export function RoundActions() {
  const store = useStore();
  const round = useAtomValue(finishedRoundAtom);
  const isRaced = useAtomValue(raceAtom) !== null;
  const lead = useAtomValue(leadAtom);
  const watch = useSetAtom(watchAtom);
  const raceRound = useSetAtom(raceRoundAtom);
  const raceSameGhost = useSetAtom(raceAgainAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const setRemark = useSetAtom(resultRemarkAtom);
  const race = (ghost: Round, at: number): void => {
    raceRound({ ghost: new Playback(ghost), challenger: null }, at);
    focusField();
  };
  const raceAgain = (at: number): void => {
    raceSameGhost(at);
    focusField();
  };
  // Announced together with the result.
  useEffect(() => setRemark(lead === null ? '' : leadSentence(lead)), [lead, setRemark]);
  const performPendingAction = useEffectEvent(() => {
    const action = store.get(pendingActionAtom)?.action;
    if (!action || !round?.log) return;
    if (action.kind === 'watch') watch(round, action.at);
    if (action.kind === 'race') race(round, action.at);
    if (action.kind === 'raceAgain') raceAgain(action.at);
  });
  // A command may have requested an action before this component was mounted.
  useEffect(() => {
    performPendingAction();
    return store.sub(pendingActionAtom, performPendingAction);
  }, [store]);
  return (
    <>
      {lead !== null && <p className={styles.lead}>{leadSentence(lead)}</p>}
      {round?.log && (
        <div className={styles.actions}>
          <button type="button" onClick={({ timeStamp }) => watch(round, timeStamp)}>
            Watch
          </button>
          <button type="button" onClick={({ timeStamp }) => race(round, timeStamp)}>
            Race
          </button>
          {isRaced && (
            <button type="button" onClick={({ timeStamp }) => raceAgain(timeStamp)}>
              Same ghost again
            </button>
          )}
          <SendRound />
        </div>
      )}
    </>
  );
}
