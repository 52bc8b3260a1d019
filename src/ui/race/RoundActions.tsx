import { useAtomValue, useSetAtom } from 'jotai';
import { Playback } from '../../core/playback';
import { raceAtom } from '../../state/boardAtoms';
import { callFieldAtom } from '../../state/fieldFocusAtoms';
import { leadAtom, raceAgainAtom, raceRoundAtom } from '../../state/raceAtoms';
import { finishedRoundAtom } from '../../state/roundAtoms';
import { watchAtom } from '../../state/watchAtoms';
import styles from './Race.module.css';
import { SendRound } from './SendRound';
import { leadSentence } from './sentences';

/** How the race has ended, and what can be done with a round that is over. */
export function RoundActions() {
  const round = useAtomValue(finishedRoundAtom);
  const isRaced = useAtomValue(raceAtom) !== null;
  const lead = useAtomValue(leadAtom);
  const watch = useSetAtom(watchAtom);
  const race = useSetAtom(raceRoundAtom);
  const raceAgain = useSetAtom(raceAgainAtom);
  const callField = useSetAtom(callFieldAtom);
  return (
    <>
      <div role="status">{lead !== null && <p className={styles.lead}>{leadSentence(lead)}</p>}</div>
      {round?.log && (
        <div className={styles.actions}>
          <button type="button" onClick={({ timeStamp }) => watch(round, timeStamp)}>
            Watch
          </button>
          <button
            type="button"
            onClick={({ timeStamp }) => {
              race({ ghost: new Playback(round), challenger: null }, timeStamp);
              callField();
            }}
          >
            Race
          </button>
          {isRaced && (
            <button
              type="button"
              onClick={({ timeStamp }) => {
                raceAgain(timeStamp);
                callField();
              }}
            >
              Same ghost again
            </button>
          )}
          <SendRound />
        </div>
      )}
    </>
  );
}
