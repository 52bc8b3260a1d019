import { useStore } from 'jotai';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { languageAtom } from '../../state/language/languageAtoms';
import { followAtoms } from '../../state/page/followAtoms';
import { watchedAtom } from '../../state/round/sittingAtoms';
import { positionSentence } from './replaySentences';

/** While the replay plays, screen readers hear its position at most this often. */
const ANNOUNCE_EVERY_MS = 2000;

/** Keeps the slider, the line below it and `data-replay-ms` on the main element in step with the replay's position. */
export function useReplayPosition(
  isPlaying: boolean,
  sliderRef: RefObject<HTMLInputElement | null>,
  lineRef: RefObject<HTMLElement | null>,
): void {
  const store = useStore();
  const announceTimerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(
    () => () => {
      clearTimeout(announceTimerRef.current);
      announceTimerRef.current = undefined;
    },
    [],
  );

  // Bypasses React: the position changes with every frame.
  useLayoutEffect(() => {
    const main = document.querySelector<HTMLElement>('[data-part="main"]');
    const show = (): void => {
      const watched = store.get(watchedAtom);
      if (!watched) {
        main?.removeAttribute('data-replay-ms');
        return;
      }
      const { round, atMs } = watched;
      const sentence = positionSentence(round, atMs);
      if (main) main.dataset.replayMs = String(Math.round(atMs));
      if (lineRef.current) lineRef.current.textContent = sentence;
      const slider = sliderRef.current;
      if (!slider) return;
      // Screen readers speak each change of a focused slider, so these are throttled. The strip shows every position.
      const isDue = !isPlaying || announceTimerRef.current === undefined;
      if (isDue || slider !== document.activeElement) slider.valueAsNumber = atMs;
      if (!isDue) return;
      slider.setAttribute('aria-valuetext', sentence);
      if (!isPlaying) return;
      announceTimerRef.current = setTimeout(() => {
        announceTimerRef.current = undefined;
      }, ANNOUNCE_EVERY_MS);
    };
    show();
    const stopFollowing = followAtoms(store, [{ when: [watchedAtom, languageAtom], run: show }]);
    return () => {
      stopFollowing();
      main?.removeAttribute('data-replay-ms');
    };
  }, [store, isPlaying, sliderRef, lineRef]);
}
