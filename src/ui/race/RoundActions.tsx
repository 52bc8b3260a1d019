import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { Playback } from '../../core/replay/playback';
import type { Round } from '../../core/round/round';
import { callFieldAtom } from '../../state/page/fieldFocusAtoms';
import { awaitedAtom } from '../../state/page/pressAtoms';
import { resultRemarkAtom } from '../../state/page/remarkAtoms';
import { leadAtom, raceAgainAtom, raceRoundAtom } from '../../state/race/raceAtoms';
import { raceAtom } from '../../state/replay/boardAtoms';
import { watchAtom } from '../../state/replay/watchAtoms';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import styles from './Race.module.css';
import { SendRound } from './SendRound';
import { leadSentence } from './sentences';

/** How the race has ended, and what can be done with a round that is over. */
export function RoundActions() {
  const store = useStore();
  const round = useAtomValue(finishedRoundAtom);
  const isRaced = useAtomValue(raceAtom) !== null;
  const lead = useAtomValue(leadAtom);
  const watch = useSetAtom(watchAtom);
  const raceRound = useSetAtom(raceRoundAtom);
  const raceSame = useSetAtom(raceAgainAtom);
  const callField = useSetAtom(callFieldAtom);
  const setRemark = useSetAtom(resultRemarkAtom);
  const race = (ghost: Round, at: number): void => {
    raceRound({ ghost: new Playback(ghost), challenger: null }, at);
    callField();
  };
  const raceAgain = (at: number): void => {
    raceSame(at);
    callField();
  };
  // Said with the result.
  useEffect(() => setRemark(lead === null ? '' : leadSentence(lead)), [lead, setRemark]);
  const act = useEffectEvent(() => {
    const { deed } = store.get(awaitedAtom) ?? {};
    if (!deed || !round?.log) return;
    if (deed.kind === 'watch') watch(round, deed.at);
    if (deed.kind === 'race') race(round, deed.at);
    if (deed.kind === 'raceAgain') raceAgain(deed.at);
  });
  // By a command, from elsewhere; it may have come before this part.
  useEffect(() => {
    act();
    return store.sub(awaitedAtom, act);
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
