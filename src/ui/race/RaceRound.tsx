import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { Playback } from '../../core/replay/playback';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { raceAgainAtom, raceRoundAtom } from '../../state/race/raceAtoms';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { raceAtom } from '../../state/round/sittingAtoms';
import { Button } from '../controls/Button';
import { useRoundAction } from '../round/useRoundAction';

/** Races the finished round, and after a race the same ghost again. */
export function RaceRound() {
  const round = useAtomValue(finishedRoundAtom);
  const isRaced = useAtomValue(raceAtom) !== null;
  const raceRound = useSetAtom(raceRoundAtom);
  const raceSameGhost = useSetAtom(raceAgainAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const race = (at: number): void => {
    if (!round) return;
    raceRound({ raced: new Playback(round), challenger: null }, at);
    focusField();
  };
  const raceAgain = (at: number): void => {
    raceSameGhost(at);
    focusField();
  };
  useRoundAction('race', race);
  useRoundAction('raceAgain', raceAgain);
  return (
    <>
      <Button data-quiet onClick={({ timeStamp }) => race(timeStamp)}>
        {t({ message: 'Race yourself', comment: 'Button: to race against the round that has just ended' })}
      </Button>
      {isRaced && (
        <Button data-quiet onClick={({ timeStamp }) => raceAgain(timeStamp)}>
          {t({ message: 'Race them again', comment: 'Another race against the same opponent' })}
        </Button>
      )}
    </>
  );
}
