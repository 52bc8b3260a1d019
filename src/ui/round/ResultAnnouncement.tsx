import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Round } from '../../core/round/round';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { isResultSaidAtom, isSayingWordsAtom } from '../../state/speech/speechAtoms';
import { LiveRegion } from '../controls/LiveRegion';
import { currentResultSentence } from './resultSentence';

/** A key or a move of the focus interrupts a screen reader: the result is announced this long after the last one. */
const QUIET_MS = 700;

/** For screen readers only: that the round is over and the result, as one text; unless the page says it itself. */
export function ResultAnnouncement() {
  const store = useStore();
  const round = useAtomValue(finishedRoundAtom);
  const [told, setTold] = useState<Round | null>(null);

  useEffect(() => {
    if (!round) return;
    let timer: ReturnType<typeof setTimeout>;
    let isDone = false;
    const listening = new AbortController();
    const say = (): void => {
      // The page behind an open dialog is inert: nothing in it would be announced.
      if (store.get(isSayingWordsAtom) || document.querySelector('dialog[open]')) return;
      isDone = true;
      if (!store.get(isResultSaidAtom)) setTold(round);
    };
    const wait = (): void => {
      clearTimeout(timer);
      if (!isDone) timer = setTimeout(say, QUIET_MS);
    };
    // If the voice that should say it fails, this announces it.
    const unsubscribe = store.sub(isSayingWordsAtom, wait);
    wait();
    document.addEventListener('keydown', wait, { capture: true, signal: listening.signal });
    // When a dialog closes, the field is focused.
    document.addEventListener('focusin', wait, { signal: listening.signal });
    return () => {
      unsubscribe();
      listening.abort();
      clearTimeout(timer);
      setTold(null);
    };
  }, [store, round]);

  // In another language it is another text, which is announced, too.
  const text = round && round === told ? currentResultSentence(store) : '';
  return <LiveRegion className="visuallyHidden">{text}</LiveRegion>;
}
