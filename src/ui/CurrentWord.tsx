import { useAtomValue } from 'jotai';
import { currentWordAtom, phaseAtom } from '../state/roundAtoms';

/** For screen readers: the word to type next, after each space, and that time is up. Seen by nobody. */
export function CurrentWord() {
  const phase = useAtomValue(phaseAtom);
  const word = useAtomValue(currentWordAtom);
  return (
    <p className="visuallyHidden" aria-live="polite">
      {phase === 'run' && word}
      {phase === 'finish' && 'Time is up'}
    </p>
  );
}
