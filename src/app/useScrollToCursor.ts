import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { isCutToLines, type Round } from '../core/round/round';
import { roundAtom } from '../state/round/roundAtoms';
import { layoutWords, lineOf } from '../type/layoutWords';
import { scrollLineIntoView, scrollPaddingTop } from '../type/scrollLineIntoView';
import type { TypeMetrics } from '../type/typeMetrics';
import { watchLateScrolls } from '../type/watchLateScrolls';

/** Scrolls the line of the cursor into view whenever something is typed, and with new words. */
export function useScrollToCursor(boxRef: RefObject<HTMLElement | null>, metrics: TypeMetrics | null): void {
  const store = useStore();

  useEffect(() => {
    const box = boxRef.current;
    if (!box || !metrics) return;
    // Observed, not measured with each key: as long as all words are visible, a key costs nothing here.
    let isBoxVisible = false;
    const watching = new IntersectionObserver(
      (entries) => {
        isBoxVisible = entries.at(-1)?.intersectionRatio === 1;
      },
      { rootMargin: `-${scrollPaddingTop()}px 0px 0px`, threshold: 1 },
    );
    // The observer ignores pinch zoom and the on-screen keyboard.
    const isAllVisible = (): boolean =>
      isBoxVisible && (visualViewport === null || visualViewport.height >= innerHeight - 1);
    watching.observe(box);

    const scrollToCursor = ({ expected, typed, phase, setup }: Round): void => {
      if (phase === 'finish') return;
      const layout = layoutWords(expected, metrics, isCutToLines(setup));
      scrollLineIntoView(box, lineOf(layout, typed.length));
    };
    const scrollBack = (): void => scrollToCursor(store.get(roundAtom));
    const scrolls = watchLateScrolls(scrollBack, () => {
      if (!isAllVisible()) scrollBack();
    });
    let last = store.get(roundAtom);
    const onRound = (): void => {
      const before = last;
      last = store.get(roundAtom);
      const { expected, typed, phase, setup } = last;
      if (typed === before.typed && expected === before.expected) return;
      if (phase === 'finish') return;
      scrolls.begin();
      if (setup !== before.setup || !isAllVisible()) scrollToCursor(last);
    };
    const unsubscribe = store.sub(roundAtom, onRound);
    return () => {
      watching.disconnect();
      unsubscribe();
      scrolls.stop();
    };
  }, [store, boxRef, metrics]);
}
