import { useStore } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import type { Round } from '../core/round/round';
import { batchShapeOf, type RoundSetup } from '../core/round/roundSetup';
import { roundAtom } from '../state/round/roundAtoms';
import { cellAt, layoutWords, type WordsLayout } from '../type/layoutWords';
import { scrollLineIntoView, scrollPaddingTop } from '../type/scrollLineIntoView';
import type { TypeMetrics } from '../type/typeMetrics';
import { watchLateScrolls } from '../type/watchLateScrolls';

/** Scrolls the line of the cursor into view whenever something is typed, and with new words. */
export function useScrollToCursor(boxRef: RefObject<HTMLElement | null>, metrics: TypeMetrics | null): void {
  const store = useStore();
  // Survives a change of the metrics: the next observer then reports instead.
  const isDueAtReport = useRef(false);

  useEffect(() => {
    const box = boxRef.current;
    if (!box || !metrics) return;
    // Observed, not measured with each key: as long as all words are visible, a key costs nothing here.
    let isBoxVisible: boolean | null = null;
    let watching: IntersectionObserver | null = null;
    // The observer ignores pinch zoom and the on-screen keyboard.
    const isAllVisible = (): boolean =>
      isBoxVisible === true && (visualViewport === null || visualViewport.height >= innerHeight - 1);
    const watch = (): void => {
      watching = new IntersectionObserver(
        (entries) => {
          isBoxVisible = entries.at(-1)?.intersectionRatio === 1;
          if (isDueAtReport.current && !isAllVisible()) scrollBack();
          isDueAtReport.current = false;
        },
        { rootMargin: `-${scrollPaddingTop()}px 0px 0px`, threshold: 1 },
      );
      watching.observe(box);
    };
    // In a frame, whose styles are computed anyway; here, observing would compute them once more.
    const waiting = requestAnimationFrame(watch);

    // Of the same words with each key.
    let known: { readonly of: string; readonly setup: RoundSetup; readonly layout: WordsLayout } | null =
      null;
    const layoutOf = (expected: string, setup: RoundSetup): WordsLayout => {
      if (known?.of !== expected || known.setup !== setup) {
        known = { of: expected, setup, layout: layoutWords(expected, metrics, batchShapeOf(setup)) };
      }
      return known.layout;
    };
    const scrollToCursor = ({ expected, typed, phase, setup }: Round): void => {
      if (phase === 'finish') return;
      scrollLineIntoView(box, cellAt(layoutOf(expected, setup), typed.length).line);
    };
    const scrollBack = (): void => scrollToCursor(store.get(roundAtom));
    const scrolls = watchLateScrolls(scrollBack, () => {
      if (!isAllVisible()) scrollBack();
    });
    let last = store.get(roundAtom);
    const onRound = (): void => {
      const before = last;
      last = store.get(roundAtom);
      const { expected, log, phase, setup } = last;
      if (log === before.log && expected === before.expected) return;
      if (phase === 'finish') return;
      scrolls.begin();
      if (isBoxVisible === null) isDueAtReport.current = true;
      else if (setup !== before.setup || !isAllVisible()) scrollToCursor(last);
    };
    const unsubscribe = store.sub(roundAtom, onRound);
    return () => {
      cancelAnimationFrame(waiting);
      watching?.disconnect();
      unsubscribe();
      scrolls.stop();
    };
  }, [store, boxRef, metrics]);
}
