import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../platform/page/idle';
import { lastKeyAtAtom } from '../state/round/roundAtoms';

/** What it takes to load a part, or to make a piece of one for the first time, even on a slow processor. */
export const FREE_MS = 25;

/** A part that cannot be had is asked for again after so many ms: the network may be back. */
const RETRY_MS = 10_000;

/** When a part of the page is wanted: not yet, in a moment in which nothing else is to be done, or at once. */
export type Wanted = 'no' | 'soon' | 'now';

/**
 * A part of the page, once it has come; null before. When it cannot be had it is asked for again: in a while, and as
 * soon as it is wanted otherwise.
 *
 * @param onMissing hears, once, that it cannot be had though it is wanted at once. Keep it the same function
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: Wanted, onMissing: () => void): Part | null {
  const store = useStore();
  const loading = useRef<Promise<Part | null>>(undefined);
  const [part, setPart] = useState<Part | null>(null);
  const hasCome = part !== null;

  useEffect(() => {
    if (wanted === 'no' || hasCome) return;
    let isAsked = true;
    let isMissing = false;
    let stopWaiting = (): void => {};
    const fetchPart = async (): Promise<void> => {
      // One at a time: a second import would not wait for the styles that the first has asked for.
      loading.current ??= load().catch(() => {
        loading.current = undefined;
        return null;
      });
      const come = await loading.current;
      if (!isAsked) return;
      if (come !== null) {
        setPart(come);
        return;
      }
      if (wanted === 'now' && !isMissing) onMissing();
      isMissing = true;
      const retry = setTimeout(fetchSoon, RETRY_MS);
      stopWaiting = () => clearTimeout(retry);
    };
    const fetchSoon = (): void => {
      stopWaiting = whenIdle(FREE_MS, () => store.get(lastKeyAtAtom), fetchPart);
    };
    if (wanted === 'soon') fetchSoon();
    else void fetchPart();
    return () => {
      isAsked = false;
      stopWaiting();
    };
  }, [store, load, wanted, hasCome, onMissing]);
  return part;
}
