import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { restartAtom } from '../../state/next/restartAtom';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { pairsToPractiseAtom } from '../../state/practice/pairsToPractiseAtom';
import { finishPracticeAtom, startPracticeAtom } from '../../state/practice/startPracticeAtoms';
import { practiceOfRoundAtom, practiceSummaryAtom } from '../../state/replay/boardAtoms';
import { ROUNDS_OF_SET } from '../../state/round/practiceAtom';
import { Button } from '../controls/Button';
import { MARKS, withElements } from '../controls/withElements';
import { useRoundAction } from '../round/useRoundAction';
import { PairNames } from './PairName';
import { moreRounds, practiseNames } from './practiceSentences';

/**
 * What there is to practise at a result: the slowest pairs of a usual round; after a round of practice the next one; and
 * once practice is finished a usual round. The first button does what Enter does then.
 */
export function PractiseRound() {
  const summary = useAtomValue(practiceSummaryAtom);
  const practice = useAtomValue(practiceOfRoundAtom);
  const pairs = useAtomValue(pairsToPractiseAtom);
  const practise = usePractise();
  useRoundAction('practise', (at) => practise(pairs, at));
  if (summary) {
    return (
      <>
        <NextRound>
          {t({ message: 'Play a normal round to see the effect', comment: 'Button: what practice gave' })}
        </NextRound>
        <Button onClick={({ timeStamp }) => practise(summary.wanted, timeStamp)}>
          {moreRounds(ROUNDS_OF_SET)}
        </Button>
      </>
    );
  }
  if (practice) {
    return (
      <>
        <NextRound>{t`Next practice round`}</NextRound>
        <Done />
      </>
    );
  }
  if (pairs.length === 0) return null;
  return (
    <Button data-first onClick={({ timeStamp }) => practise(pairs, timeStamp)}>
      <span>{withElements(practiseNames(MARKS[0]), <PairNames pairs={pairs} />)}</span>
    </Button>
  );
}

function usePractise(): (pairs: readonly string[], at: number) => void {
  const start = useSetAtom(startPracticeAtom);
  const focusField = useSetAtom(focusFieldAtom);
  return (pairs, at) => {
    if (pairs.length === 0) return;
    void start(pairs, at);
    focusField();
  };
}

/** Begins the next round: of practice, or a usual one. */
function NextRound({ children }: { readonly children: string }) {
  const restart = useSetAtom(restartAtom);
  const focusField = useSetAtom(focusFieldAtom);
  return (
    <Button
      data-first
      onClick={({ timeStamp }) => {
        restart(timeStamp);
        focusField();
      }}
    >
      {children}
    </Button>
  );
}

/** Finishes the practice: its summary takes the place of this button. */
function Done() {
  const finish = useSetAtom(finishPracticeAtom);
  const focusField = useSetAtom(focusFieldAtom);
  return (
    <Button
      onClick={() => {
        finish();
        focusField();
      }}
    >
      {t({ message: 'Done', comment: 'Button that ends practice' })}
    </Button>
  );
}
