import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { currentWordAtom, phaseAtom } from '../state/roundAtoms';

/** For screen readers: the word to type next, after each space, and that time is up. Seen by nobody. */
export function CurrentWord() {
  const phase = useAtomValue(phaseAtom);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {phase === 'run' && <SpokenWord />}
      {phase === 'finish' && 'Time is up'}
    </p>
  );
}

/** The current word, a frame late: not in that of the key that brought it, and before another key is due. */
function SpokenWord() {
  const store = useStore();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const say = (): void => {
      requestAnimationFrame(() => setTimeout(() => setSaid(store.get(currentWordAtom))));
    };
    say();
    return store.sub(currentWordAtom, say);
  }, [store]);
  return said;
}
