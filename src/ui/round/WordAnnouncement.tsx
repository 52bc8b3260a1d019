import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { openWordStart } from '../../core/round/openWord';
import type { Round } from '../../core/round/round';
import { setupOnBoardAtom } from '../../state/replay/boardAtoms';
import { phaseAtom, roundAtom } from '../../state/round/roundAtoms';
import { isSayingWordsAtom } from '../../state/speech/speechAtoms';
import { spokenWord } from '../speech/spokenWords';

/** If no key follows a wrong one for this long, the player has probably lost their place. */
const REST_MS = 1000;
/** Screen readers repeat the same text only if the region was empty for this many ms. */
const GONE_MS = 50;

/**
 * For screen readers only: the word to type, after the end of the word before it, and again after a mistake and a rest;
 * unless the page says them itself.
 */
export function WordAnnouncement() {
  const store = useStore();
  const ref = useRef<HTMLDivElement>(null);
  const phase = useAtomValue(phaseAtom);
  const { lang = OWN_LANGUAGE } = useAtomValue(setupOnBoardAtom);

  // Written without React: a word has to be announced between two keys.
  useEffect(() => {
    const region = ref.current;
    if (!region || phase !== 'run') return;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let before: Round | undefined;
    let errorsBefore = 0;

    let said = '';
    const write = (): void => {
      if (store.get(isSayingWordsAtom)) return;
      const text = spokenWord(store.get(roundAtom));
      // Orca does not repeat the same text; the space makes it different and is not heard.
      said = text === said ? `${text}\u00a0` : text;
      region.textContent = said;
    };
    // After the next frame: the key's own frame is not delayed, and the next key has not come yet.
    const say = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      frame = requestAnimationFrame(() => {
        timer = setTimeout(write);
      });
    };
    const sayAgain = (): void => {
      rest = undefined;
      region.textContent = '';
      timer = setTimeout(write, GONE_MS);
    };
    const onRound = (): void => {
      const round = store.get(roundAtom);
      if (round.log === before?.log) return;
      if (rest !== undefined) {
        clearTimeout(rest);
        rest = undefined;
      }
      const errors = round.closedErrors + round.openErrors;
      if (round.batchNumber !== before?.batchNumber || openWordStart(round) !== openWordStart(before)) say();
      // A wrong key in place of a space has moved on to the next word: a rest then repeats that one.
      if (errors > errorsBefore) rest = setTimeout(sayAgain, REST_MS);
      errorsBefore = errors;
      before = round;
    };
    onRound();
    const unsubscribe = store.sub(roundAtom, onRound);
    // If the voice that says the words fails, this announces the open word.
    const stopWatching = store.sub(isSayingWordsAtom, say);
    return () => {
      unsubscribe();
      stopWatching();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(rest);
      region.textContent = '';
    };
  }, [store, phase]);

  return (
    <div
      ref={ref}
      className="visuallyHidden"
      aria-live="polite"
      lang={phase === 'run' ? lang : undefined}
      translate="no"
      data-part="spoken"
    />
  );
}
