import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Phase } from '../core/round';
import { setupOnBoardAtom } from '../state/boardAtoms';
import { part } from '../state/pageParts';
import { currentWordAtom, phaseAtom } from '../state/roundAtoms';

/** For screen readers: the word to type next, after each space, and that time is up. Seen by nobody. */
export function CurrentWord() {
  const store = useStore();
  const phase = useAtomValue(phaseAtom);
  const { lang } = useAtomValue(setupOnBoardAtom);
  const [word, setWord] = useState('');

  useEffect(() => {
    if (phase !== 'run') return;
    // A frame late: not in that of the key that brought it, and before another key is due.
    const say = (): void => {
      requestAnimationFrame(() => setTimeout(() => setWord(store.get(currentWordAtom))));
    };
    say();
    const stopListening = store.sub(currentWordAtom, say);
    return () => {
      stopListening();
      setWord('');
    };
  }, [store, phase]);

  return (
    <p
      className="visuallyHidden"
      aria-live="polite"
      lang={phase === 'run' ? lang : undefined}
      translate="no"
      {...part('spoken')}
    >
      {said(phase, word)}
    </p>
  );
}

function said(phase: Phase, word: string): string {
  if (phase === 'run') return word;
  return phase === 'finish' ? 'Time is up' : '';
}
