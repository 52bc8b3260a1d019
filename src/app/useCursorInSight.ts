import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import type { Round } from '../core/round';
import { roundAtom } from '../state/roundAtoms';
import { keepLineInSight, topPadding } from '../type/inSight';
import { layoutWords, lineOf } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';

/** A scroll that begins so soon after something was typed was asked for before. */
const SCROLL_BEGINS_MS = 150;

/** Brings the line of the cursor to sight whenever something is typed, and with new words. */
export function useCursorInSight(boxRef: RefObject<HTMLElement | null>, metrics: TypeMetrics | null): void {
  const store = useStore();

  useEffect(() => {
    const box = boxRef.current;
    if (!box || !metrics) return;
    // Asked by the browser in its own time, so that a key in a window where all is in sight costs nothing here.
    let isWhollyInSight = false;
    const watching = new IntersectionObserver(
      (entries) => {
        isWhollyInSight = entries.at(-1)?.intersectionRatio === 1;
      },
      { rootMargin: `-${topPadding()}px 0px 0px`, threshold: 1 },
    );
    // It knows nothing of a page that is pinched larger, nor of a keyboard on the screen.
    const isAllSeen = (): boolean =>
      isWhollyInSight && (visualViewport === null || visualViewport.height >= innerHeight - 1);
    watching.observe(box);

    // A scroll of the person's own (End, a wheel) goes on after ours, or begins a frame after the key that asked for it:
    // the line is looked for again at its end.
    let isScrolling = false;
    let isAwaitingScroll = false;
    let hasJustTyped = false;
    let timer: ReturnType<typeof setTimeout>;
    const noteScroll = (): void => {
      isScrolling = true;
      isAwaitingScroll ||= hasJustTyped;
    };
    const noteTyping = (): void => {
      clearTimeout(timer);
      hasJustTyped = true;
      timer = setTimeout(() => {
        hasJustTyped = false;
      }, SCROLL_BEGINS_MS);
    };
    const noteScrollEnd = (): void => {
      isScrolling = false;
      if (isAwaitingScroll) bring(store.get(roundAtom));
      isAwaitingScroll = false;
    };
    addEventListener('scroll', noteScroll, { passive: true });
    addEventListener('scrollend', noteScrollEnd);

    const bring = ({ expected, typed, phase }: Round): void => {
      if (phase !== 'finish') keepLineInSight(box, lineOf(layoutWords(expected, metrics), typed.length));
    };
    let last = store.get(roundAtom);
    const look = (): void => {
      const before = last;
      last = store.get(roundAtom);
      const { expected, typed, phase, setup } = last;
      if (typed === before.typed && expected === before.expected) return;
      if (phase === 'finish' || (setup === before.setup && isAllSeen())) return;
      isAwaitingScroll = isScrolling;
      noteTyping();
      bring(last);
    };
    const stopLooking = store.sub(roundAtom, look);
    return () => {
      watching.disconnect();
      stopLooking();
      clearTimeout(timer);
      removeEventListener('scroll', noteScroll);
      removeEventListener('scrollend', noteScrollEnd);
    };
  }, [store, boxRef, metrics]);
}
