import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { currentWordAtom, phaseAtom } from '../state/roundAtoms';

/** A word is said when it has been the current one for this long: not in the frame of the key that brought it. */
const SETTLED_MS = 150;

/** For screen readers: the word to type next, after each space, and that time is up. Seen by nobody. */
export function CurrentWord() {
  const phase = useAtomValue(phaseAtom);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {phase === 'run' && <SettledWord />}
      {phase === 'finish' && 'Time is up'}
    </p>
  );
}

function SettledWord() {
  const word = useAtomValue(currentWordAtom);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(word), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [word]);
  return said;
}
