import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { todayOfRoundAtom } from '../../state/today/todayAtoms';
import { useRoundAction } from '../round/useRoundAction';
import { CopyTextButton } from './CopyTextButton';

/** The button for a line about the finished round, where it has the words of a day; a command presses it, too. */
export function TextOfRound() {
  const round = useAtomValue(finishedRoundAtom);
  const today = useAtomValue(todayOfRoundAtom);
  const ref = useRef<HTMLButtonElement>(null);
  useRoundAction('copyText', () => ref.current?.click());
  return round && today ? <CopyTextButton ref={ref} round={round} today={today} /> : null;
}
