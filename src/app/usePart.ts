import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../platform/idle';
import { tellAtom } from '../state/noticeAtoms';
import { lastKeyAtAtom } from '../state/roundAtoms';

/** What it takes to load a part, or to make a piece of one for the first time, even on a slow processor. */
export const FREE_MS = 25;

/** When a part of the page is wanted: not yet, in a moment in which nothing else is to be done, or at once. */
export type Wanted = 'no' | 'soon' | 'now';

/**
 * A part of the page: null until it has come, 'failed' when it cannot be had, which is told when it is wanted at once.
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: Wanted): Part | 'failed' | null {
  const store = useStore();
  const tell = useSetAtom(tellAtom);
  const loading = useRef<Promise<Part | 'failed'>>(undefined);
  const [part, setPart] = useState<{ readonly come: Part | 'failed' } | null>(null);
  const hasFailed = part?.come === 'failed';

  useEffect(() => {
    if (wanted === 'no' || (part && !hasFailed)) return;
    if (hasFailed) {
      if (wanted === 'now') tell('partMissing');
      return;
    }
    let isAsked = true;
    const fetchPart = async (): Promise<void> => {
      // Once only: a second import would not wait for the styles that the first has asked for.
      loading.current ??= load().catch(() => 'failed' as const);
      const come = await loading.current;
      if (isAsked) setPart({ come });
    };
    const stopWaiting =
      wanted === 'soon' ? whenIdle(FREE_MS, () => store.get(lastKeyAtAtom), fetchPart) : void fetchPart();
    return () => {
      isAsked = false;
      stopWaiting?.();
    };
  }, [store, load, wanted, part, hasFailed, tell]);
  return part?.come ?? null;
}
