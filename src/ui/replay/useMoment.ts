import { useStore } from 'jotai';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { selectorOf } from '../../state/page/pageParts';
import { watchedAtom } from '../../state/replay/boardAtoms';
import { momentSentence } from './sentences';

/** While it plays by itself, a moment of it is said once in so many ms. */
const SAID_EVERY_MS = 2000;

/** Has the slider, its line and the page's main element show the moment of the watched round that is on show. */
export function useMoment(
  isPlaying: boolean,
  sliderRef: RefObject<HTMLInputElement | null>,
  lineRef: RefObject<HTMLElement | null>,
): void {
  const store = useStore();
  const saidRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(
    () => () => {
      clearTimeout(saidRef.current);
      saidRef.current = undefined;
    },
    [],
  );

  // By hand, not by React: it changes with every frame.
  useLayoutEffect(() => {
    const main = document.querySelector<HTMLElement>(selectorOf('main'));
    const show = (): void => {
      const watched = store.get(watchedAtom);
      if (!watched) {
        main?.removeAttribute('data-replay-ms');
        return;
      }
      const { round, atMs } = watched;
      const sentence = momentSentence(round, atMs);
      if (main) main.dataset.replayMs = String(Math.round(atMs));
      if (lineRef.current) lineRef.current.textContent = sentence;
      const slider = sliderRef.current;
      if (!slider) return;
      // A slider with the focus is spoken of each time that it changes. Where it stands is seen on the ribbon.
      const isDue = !isPlaying || saidRef.current === undefined;
      if (isDue || slider !== document.activeElement) slider.valueAsNumber = atMs;
      if (!isDue) return;
      slider.setAttribute('aria-valuetext', sentence);
      if (!isPlaying) return;
      saidRef.current = setTimeout(() => {
        saidRef.current = undefined;
      }, SAID_EVERY_MS);
    };
    show();
    const stopShowing = store.sub(watchedAtom, show);
    return () => {
      stopShowing();
      main?.removeAttribute('data-replay-ms');
    };
  }, [store, isPlaying, sliderRef, lineRef]);
}
