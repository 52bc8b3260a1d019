import { useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { type PendingAction, pendingActionAtom } from '../../state/page/pendingActionAtoms';

/**
 * Performs an action with the finished round when a command requests it. The command may have done so before the
 * component was mounted.
 *
 * @param perform gets the press's own time stamp, in ms
 */
export function useRoundAction(kind: PendingAction['kind'], perform: (at: number) => void): void {
  const store = useStore();
  const performIfRequested = useEffectEvent(() => {
    const action = store.get(pendingActionAtom)?.action;
    if (action?.kind === kind) perform(action.at);
  });
  useEffect(() => {
    performIfRequested();
    return store.sub(pendingActionAtom, performIfRequested);
  }, [store]);
}
