import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { isFilled, type Round } from '../core/round';
import { roundAtom } from '../state/roundAtoms';
import { keepLineInSight, topPadding } from '../type/inSight';
import { layoutWords, lineOf } from '../type/layoutWords';
import type { TypeMetrics } from '../type/typeMetrics';

/** A scroll that ends so soon after something was typed was asked for before. */
const SCROLLS_END_MS = 2000;
const ASK_TO_SCROLL = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

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

    // A scroll that was asked for before (a wheel, PageDown) goes on after ours, or begins after it: for a while the line
    // is looked for again when one ends. One that is asked for meanwhile has its way.
    let isDue = false;
    let timer: ReturnType<typeof setTimeout>;
    const setDue = (due: boolean): void => {
      isDue = due;
      clearTimeout(timer);
      if (due) timer = setTimeout(settle, SCROLLS_END_MS);
    };
    const settle = (): void => {
      setDue(false);
      // A page that has become shorter meanwhile ends a scroll without a word.
      if (!isAllSeen()) bring(store.get(roundAtom));
    };
    const noteScrollEnd = (): void => {
      if (isDue) bring(store.get(roundAtom));
    };
    const letBe = (event: Event): void => {
      const isTyping = event instanceof KeyboardEvent && event.key.length === 1;
      if (!isTyping) setDue(false);
    };
    addEventListener('scrollend', noteScrollEnd);
    // Before anybody else hears of them: Escape lays out new words.
    for (const type of ASK_TO_SCROLL) addEventListener(type, letBe, { capture: true, passive: true });

    const bring = ({ expected, typed, phase, setup }: Round): void => {
      if (phase === 'finish') return;
      const layout = layoutWords(expected, metrics, isFilled(setup));
      keepLineInSight(box, lineOf(layout, typed.length));
    };
    let last = store.get(roundAtom);
    const look = (): void => {
      const before = last;
      last = store.get(roundAtom);
      const { expected, typed, phase, setup } = last;
      if (typed === before.typed && expected === before.expected) return;
      if (phase === 'finish') return;
      setDue(true);
      if (setup !== before.setup || !isAllSeen()) bring(last);
    };
    const stopLooking = store.sub(roundAtom, look);
    return () => {
      watching.disconnect();
      stopLooking();
      setDue(false);
      removeEventListener('scrollend', noteScrollEnd);
      for (const type of ASK_TO_SCROLL) removeEventListener(type, letBe, { capture: true });
    };
  }, [store, boxRef, metrics]);
}
