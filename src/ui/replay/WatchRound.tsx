import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { watchAtom } from '../../state/replay/watchAtoms';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { Button } from '../controls/Button';
import { useRoundAction } from '../round/useRoundAction';

/** Replays the finished round on the board. */
export function WatchRound() {
  const round = useAtomValue(finishedRoundAtom);
  const watch = useSetAtom(watchAtom);
  const watchRound = (at: number): void => {
    if (round) watch(round, at);
  };
  useRoundAction('watch', watchRound);
  return (
    <Button data-quiet onClick={({ timeStamp }) => watchRound(timeStamp)}>
      {t({ message: 'Watch', comment: 'Button: replays the round on the board' })}
    </Button>
  );
}
