import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { nowMs } from '../platform/clock';
import { whenIdle } from '../platform/idle';
import { tellAtom } from '../state/noticeAtoms';
import { deadlineAtom, phaseAtom, roundAtom } from '../state/roundAtoms';

type ToldPart = typeof import('../ui/told/ToldPanel');

/** What it takes to load the part, or to tell a round for the first time, even on a slow processor. */
const FREE_MS = 25;
/** By then the clock has noticed the deadline. */
const AFTER_DEADLINE_MS = 1;

/**
 * What the round tells, once it is over. Its part of the page is fetched while a round runs and no key is coming, so
 * that at the end it is there with the result; one that comes later is shown then.
 */
export function Told() {
  const store = useStore();
  const phase = useAtomValue(phaseAtom);
  const tell = useSetAtom(tellAtom);
  const loading = useRef<Promise<ToldPart | null>>(undefined);
  /** Null when it cannot be loaded. */
  const [part, setPart] = useState<ToldPart | null>();

  useEffect(() => {
    if (phase === 'start' || part) return;
    if (part === null) {
      if (phase === 'finish') tell('partMissing');
      return;
    }
    let isAsked = true;
    const load = async (): Promise<void> => {
      // Once only: a second import would not wait for the styles that the first has asked for.
      loading.current ??= import('../ui/told/ToldPanel').catch(() => null);
      const come = await loading.current;
      if (isAsked) setPart(come);
    };
    const lastKeyAt = (): number => store.get(roundAtom).log?.event.at ?? 0;
    const stopWaiting = phase === 'run' ? whenIdle(FREE_MS, lastKeyAt, load) : void load();
    return () => {
      isAsked = false;
      stopWaiting?.();
    };
  }, [store, phase, part, tell]);

  useEffect(() => {
    if (phase !== 'run' || !part) return;
    const tellSoFar = (): void => void part.tellOnce(store.get(roundAtom));
    const lastKeyAt = (): number => store.get(roundAtom).log?.event.at ?? 0;
    // Code that has run is ready to run fast.
    const stopWaiting = whenIdle(FREE_MS, lastKeyAt, tellSoFar);
    // After the deadline the clock waits for keys on their way; mostly none is, and this is what the result will tell.
    const untilDeadlineMs = (store.get(deadlineAtom) ?? 0) - nowMs();
    const timer = setTimeout(tellSoFar, untilDeadlineMs + AFTER_DEADLINE_MS);
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [store, phase, part]);

  return phase === 'finish' && part ? <part.default /> : null;
}
