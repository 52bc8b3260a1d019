import { useAtomValue, useSetAtom } from 'jotai';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { pairsToPractiseAtom } from '../../state/practice/pairsToPractiseAtom';
import { startPracticeAtom } from '../../state/practice/startPracticeAtoms';
import { Button } from '../controls/Button';
import { useRoundAction } from '../round/useRoundAction';
import { PairNames } from './PairName';

/** Practises the pairs that cost the most in the finished round; nothing where there are none. */
export function PractiseRound() {
  const start = useSetAtom(startPracticeAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const pairs = useAtomValue(pairsToPractiseAtom);
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
