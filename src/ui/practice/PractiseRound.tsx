import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { pairsToPractise } from '../../analysis/practice/pairsToPractise';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { startPracticeAtom } from '../../state/practice/practiceAtoms';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { Button } from '../controls/Button';
import { useRoundAction } from '../round/useRoundAction';
import { PairNames } from './PairName';

/** Practises the pairs that cost the most in the finished round; nothing where none did, nor after one by ear, in which who waits for a word seems slow at it. */
export function PractiseRound() {
  const round = useAtomValue(finishedRoundAtom);
  const start = useSetAtom(startPracticeAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const pairs = useMemo(
    () => (round?.log && !round.setup.settings.byEar ? pairsToPractise(round) : []),
    [round],
  );
  const practise = (at: number): void => {
    if (pairs.length === 0) return;
    void start(pairs, at);
    focusField();
  };
  useRoundAction('practise', practise);
  if (pairs.length === 0) return null;
  return (
    <Button data-first onClick={({ timeStamp }) => practise(timeStamp)}>
      <span>
        Practise <PairNames pairs={pairs} />
      </span>
    </Button>
  );
}
