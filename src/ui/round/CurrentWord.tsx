import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { openWordStart, spokenWord } from '../../core/round/openWord';
import type { Round } from '../../core/round/round';
import { part } from '../../state/page/pageParts';
import { setupOnBoardAtom } from '../../state/replay/boardAtoms';
import { phaseAtom, roundAtom } from '../../state/round/roundAtoms';

/** A wrong key that nothing follows for so long: whoever typed it does not know where they are. */
const REST_MS = 1000;
/** The same text is said again only where it was gone for a moment. */
const GONE_MS = 50;

/** For screen readers: the word to type, when the one before is finished, and again when it went wrong. Seen by nobody. */
export function CurrentWord() {
  const store = useStore();
  const ref = useRef<HTMLParagraphElement>(null);
  const phase = useAtomValue(phaseAtom);
  const { lang } = useAtomValue(setupOnBoardAtom);

  // By hand, not by React: a word is said between two keys.
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
      const text = spokenWord(store.get(roundAtom));
      // Orca takes the same text for one it has said; a space after it is not heard.
      said = text === said ? `${text}\u00a0` : text;
      region.textContent = said;
    };
    // A frame late: not in that of the key that brought it, and before another key is due.
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
    const look = (): void => {
      const round = store.get(roundAtom);
      if (round.log === before?.log) return;
      if (rest !== undefined) {
        clearTimeout(rest);
        rest = undefined;
      }
      const errors = round.closedErrors + round.openErrors;
      if (round.batchNumber !== before?.batchNumber || openWordStart(round) !== openWordStart(before)) say();
      // In place of a space it brings the next word as well.
      if (errors > errorsBefore) rest = setTimeout(sayAgain, REST_MS);
      errorsBefore = errors;
      before = round;
    };
    look();
    const stopLooking = store.sub(roundAtom, look);
    return () => {
      stopLooking();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(rest);
      region.textContent = '';
    };
  }, [store, phase]);

  return (
    <p
      ref={ref}
      className="visuallyHidden"
      aria-live="polite"
      lang={phase === 'run' ? lang : undefined}
      translate="no"
      {...part('spoken')}
    />
  );
}
