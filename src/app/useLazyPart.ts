import { useStore } from 'jotai';
import { startTransition, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../platform/page/idle';
import { lastKeyAtAtom } from '../state/round/roundAtoms';

/** Idle time needed to load a part, or to render a piece of one for the first time, even on a slow processor. */
export const IDLE_MS = 25;

/** After a failure: the network may be back by then. */
const RETRY_MS = 10_000;

/** When a part of the page is to be loaded: not yet, in an idle moment, or at once. */
export type WhenToLoad = 'no' | 'soon' | 'now';

/**
 * A part of the page that is loaded on demand; null until it has loaded. A failed load is retried after 10 s, and
 * whenever `wanted` changes.
 *
 * @param onMissing called once if the part cannot be loaded although it is wanted now. Must be a stable function
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  wanted: WhenToLoad,
  onMissing: () => void,
): Part | null {
  const store = useStore();
  const loading = useRef<Promise<Part | null>>(undefined);
  const [part, setPart] = useState<Part | null>(null);
  const isLoaded = part !== null;

  useEffect(() => {
    if (wanted === 'no' || isLoaded) return;
    let isActive = true;
    let isMissing = false;
    let stopWaiting = (): void => {};
    const fetchPart = async (): Promise<void> => {
      // One at a time: a second import would not wait for the styles that the first is still loading.
      loading.current ??= load().catch(() => {
        loading.current = undefined;
        return null;
      });
      const loaded = await loading.current;
      if (!isActive) return;
      if (loaded !== null) {
        // In pieces, with keys in between: some parts take longer to render than a frame.
        startTransition(() => setPart(loaded));
        return;
      }
      if (wanted === 'now' && !isMissing) onMissing();
      isMissing = true;
      const retry = setTimeout(fetchWhenIdle, RETRY_MS);
      stopWaiting = () => clearTimeout(retry);
    };
    const fetchWhenIdle = (): void => {
      stopWaiting = whenIdle(IDLE_MS, () => store.get(lastKeyAtAtom), fetchPart);
    };
    if (wanted === 'soon') fetchWhenIdle();
    else void fetchPart();
    return () => {
      isActive = false;
      stopWaiting();
    };
  }, [store, load, wanted, isLoaded, onMissing]);
  return part;
}
