import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { nowMs } from '../platform/clock';
import { whenIdle } from '../platform/idle';
import { tellAtom } from '../state/noticeAtoms';
import { deadlineAtom, phaseAtom, roundAtom } from '../state/roundAtoms';

/** Telling a short round for the first time takes about so long; no key is to wait for it. */
const WARMING_MS = 25;

/** By then the clock has noticed the deadline. */
const AFTER_DEADLINE_MS = 1;

type ToldPart = typeof import('../ui/told/ToldPanel');

/**
 * What the round tells, once it is over. Its part of the page is fetched while a round runs and no key is coming, and
 * used once then, so that at the end it is there with the result.
 */
export function Told() {
  const store = useStore();
  const phase = useAtomValue(phaseAtom);
  const tell = useSetAtom(tellAtom);
  const loading = useRef<Promise<ToldPart>>(undefined);
  const [part, setPart] = useState<ToldPart | 'missing' | null>(null);

  useEffect(() => {
    if (part === 'missing' && phase === 'finish') tell('partMissing');
    if (part !== null || phase === 'start') return;
    let isAsked = true;
    const load = async (): Promise<void> => {
      // Once only: a second import would not wait for the styles of the first.
      loading.current ??= import('../ui/told/ToldPanel');
      const come = await loading.current.catch((): 'missing' => 'missing');
      if (isAsked) setPart(come);
    };
    const stopWaiting = phase === 'finish' ? void load() : whenIdle(WARMING_MS, lastKeyAt, load);
    return () => {
      isAsked = false;
      stopWaiting?.();
    };
    function lastKeyAt(): number {
      return store.get(roundAtom).log?.event.at ?? 0;
    }
  }, [store, phase, part, tell]);

  useEffect(() => {
    if (phase !== 'run' || part === null || part === 'missing') return;
    const tellSoFar = (): void => void part.tellOnce(store.get(roundAtom));
    const stopWaiting = whenIdle(WARMING_MS, () => store.get(roundAtom).log?.event.at ?? 0, tellSoFar);
    // The clock gives the last keys time to be delivered. Rarely there is one, and this is what the round will tell.
    const overInMs = (store.get(deadlineAtom) ?? 0) - nowMs();
    const timer = setTimeout(tellSoFar, overInMs + AFTER_DEADLINE_MS);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [store, phase, part]);

  if (phase !== 'finish' || part === null || part === 'missing') return null;
  return <part.default />;
}
