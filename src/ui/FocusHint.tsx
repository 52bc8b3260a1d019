import { useAtomValue } from 'jotai';
import { fieldFocusedAtom } from '../state/fieldFocusAtoms';
import { phaseAtom } from '../state/roundAtoms';
import styles from './FocusHint.module.css';

/** What to do to type, or to type again. Its line is kept free, so nothing moves when it has something to say. */
export function FocusHint() {
  const isFocused = useAtomValue(fieldFocusedAtom);
  const phase = useAtomValue(phaseAtom);
  return <p className={styles.hint}>{hint(phase, isFocused)}</p>;
}

function hint(phase: string, isFocused: boolean): string {
  if (phase === 'finish') return 'Tab, then Enter for another round';
  if (!isFocused) return 'Click the words or press Enter to type';
  return phase === 'start' ? 'The clock starts with your first key' : '';
}
