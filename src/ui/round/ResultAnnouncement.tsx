import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { wordsPerMinute } from '../../analysis/insights/speed';
import { resultRemarkAtom } from '../../state/page/remarkAtoms';
import { isNewBestAtom } from '../../state/round/bestAtoms';
import { finishedRoundAtom, tallyAtom } from '../../state/round/roundAtoms';
import { announcedResult } from './announcedResult';

/** Each key cuts off what is being said: the result waits until none has come for so long. */
const QUIET_MS = 700;

/** For screen readers: that time is up and what the round came to, at once and as one text. Seen by nobody. */
export function ResultAnnouncement() {
  const store = useStore();
  const round = useAtomValue(finishedRoundAtom);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!round) return;
    let timer: ReturnType<typeof setTimeout>;
    const listening = new AbortController();
    const say = (): void => {
      listening.abort();
      const tally = store.get(tallyAtom);
      const speedWpm = wordsPerMinute(tally.score, round.setup.settings.durationMs);
      setSaid(announcedResult(tally, speedWpm, store.get(isNewBestAtom), store.get(resultRemarkAtom)));
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(say, QUIET_MS);
    };
    wait();
    document.addEventListener('keydown', wait, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
      setSaid('');
    };
  }, [store, round]);

  // The region is there before its text, or few would hear it; a status without one would be a stop with nothing to say.
  return (
    <div className="visuallyHidden" aria-live="polite">
      {said !== '' && <p role="status">{said}</p>}
    </div>
  );
}
