import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { phaseAtom, setupAtom } from '../state/round/roundAtoms';
import { noteTypedDayAtom } from '../state/today/todayAtoms';

/** Notes that the words of a day have been typed: after the first key, which does not wait for it. */
export function useToday(): void {
  const phase = useAtomValue(phaseAtom);
  const setup = useAtomValue(setupAtom);
  const note = useSetAtom(noteTypedDayAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies(setup): Another round may begin and run at once.
  useEffect(() => {
    if (phase !== 'start') note();
  }, [phase, setup, note]);
}
