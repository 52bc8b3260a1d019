import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { phaseAtom } from '../../state/round/roundAtoms';

/**
 * Whether a result is shown: false in the render that shows its three lines, true in a transition after it. What needs time
 * for a result waits for this: the lines are painted first, and keys are answered meanwhile.
 */
export function useIsResultShown(): boolean {
  const isFinished = useAtomValue(phaseAtom) === 'finish';
  const [isShown, setShown] = useState(false);
  // An effect follows the lines whatever the clock does; the second value of `useDeferredValue` may wait for it to go on.
  useEffect(() => startTransition(() => setShown(isFinished)), [isFinished]);
  return isFinished && isShown;
}
