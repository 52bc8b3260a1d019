import { useAtomValue } from 'jotai';
import { capsLockAtom, isTouchScreenAtom } from '../../state/page/deviceAtoms';
import { isFieldFocusedAtom } from '../../state/page/fieldFocusAtoms';
import { isWatchingAtom } from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { LiveRegion } from '../controls/LiveRegion';
import styles from './FocusHint.module.css';
import { hint } from './hints';

/** Says how to start typing, or how to start the next round. Its line is always reserved, so nothing moves. */
export function FocusHint() {
  const isFocused = useAtomValue(isFieldFocusedAtom);
  const isTouched = useAtomValue(isTouchScreenAtom);
  const isCapsLockOn = useAtomValue(capsLockAtom);
  const phase = useAtomValue(phaseAtom);
  const isWatching = useAtomValue(isWatchingAtom);
  return (
    <div className={styles.hint}>
      {/* During a round, only the words to type are announced. */}
      <LiveRegion aria-live={phase === 'run' ? 'off' : 'polite'}>
        {isCapsLockOn && 'Caps Lock is on'}
      </LiveRegion>
      <p data-part="hint" hidden={isCapsLockOn}>
        {/* A replay has hints of its own. */}
        {isWatching ? '' : hint(phase, isFocused, isTouched)}
      </p>
    </div>
  );
}
