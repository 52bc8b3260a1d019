import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { phaseAtom } from '../../state/round/roundAtoms';

/**
 * Whether a result is shown: false in the render that shows its three lines, true in one that follows it in the background.
 * What needs time for a result waits for this: the lines are painted first, and keys are answered meanwhile.
 */
export function useIsResultShown(): boolean {
  const isFinished = useAtomValue(phaseAtom) === 'finish';
  const wasFinished = useDeferredValue(isFinished, false);
  return isFinished && wasFinished;
}
