import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { isFilled, type Round } from '../core/round/round';
import { roundAtom } from '../state/round/roundAtoms';
import { keepLineInSight, topPadding } from '../type/inSight';
import { layoutWords, lineOf } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';
import { watchScrolls } from '../type/watchScrolls';

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

    const bring = ({ expected, typed, phase, setup }: Round): void => {
      if (phase === 'finish') return;
      const layout = layoutWords(expected, metrics, isFilled(setup));
      keepLineInSight(box, lineOf(layout, typed.length));
    };
    const bringAgain = (): void => bring(store.get(roundAtom));
    const scrolls = watchScrolls(bringAgain, () => {
      if (!isAllSeen()) bringAgain();
    });
    let last = store.get(roundAtom);
    const look = (): void => {
      const before = last;
      last = store.get(roundAtom);
      const { expected, typed, phase, setup } = last;
      if (typed === before.typed && expected === before.expected) return;
      if (phase === 'finish') return;
      scrolls.begin();
      if (setup !== before.setup || !isAllSeen()) bring(last);
    };
    const stopLooking = store.sub(roundAtom, look);
    return () => {
      watching.disconnect();
      stopLooking();
      scrolls.stop();
    };
  }, [store, boxRef, metrics]);
}
