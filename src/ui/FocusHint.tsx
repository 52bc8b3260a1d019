import { useAtomValue } from 'jotai';
import type { Phase } from '../core/round';
import { fieldFocusedAtom } from '../state/fieldFocusAtoms';
import { capsLockAtom } from '../state/keyboardAtoms';
import { phaseAtom } from '../state/roundAtoms';
import styles from './FocusHint.module.css';

/** What to do to type, or to type again. Its line is kept free, so nothing moves when it has something to say. */
export function FocusHint() {
  const isFocused = useAtomValue(fieldFocusedAtom);
  const isCapsLockOn = useAtomValue(capsLockAtom);
  const phase = useAtomValue(phaseAtom);
  return (
    <div className={styles.hint}>
      <p role="status">{isCapsLockOn && 'Caps Lock is on'}</p>
      {!isCapsLockOn && <p>{hint(phase, isFocused)}</p>}
    </div>
  );
}

function hint(phase: Phase, isFocused: boolean): string {
  if (phase === 'finish') return 'Tab, then Enter for another round';
  if (!isFocused) return 'Click the words or press Enter to type';
  return phase === 'start' ? 'The clock starts with your first key' : '';
}
