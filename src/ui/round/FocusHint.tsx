import { useAtomValue } from 'jotai';
import { isTouchedAtom } from '../../state/page/deviceAtoms';
import { fieldFocusedAtom } from '../../state/page/fieldFocusAtoms';
import { capsLockAtom } from '../../state/page/keyboardAtoms';
import { part } from '../../state/page/pageParts';
import { isWatchingAtom } from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import styles from './FocusHint.module.css';
import { hint } from './hints';

/** What to do to type, or to type again. Its line is kept free, so nothing moves when it has something to say. */
export function FocusHint() {
  const isFocused = useAtomValue(fieldFocusedAtom);
  const isTouched = useAtomValue(isTouchedAtom);
  const isCapsLockOn = useAtomValue(capsLockAtom);
  const phase = useAtomValue(phaseAtom);
  const isWatching = useAtomValue(isWatchingAtom);
  const live = phase === 'run' ? 'off' : 'polite';
  return (
    <div className={styles.hint}>
      {/* A round is heard word by word, and nothing else. */}
      <div aria-live={live}>
        {isCapsLockOn && (
          <p role="status" aria-live={live}>
            Caps Lock is on
          </p>
        )}
      </div>
      <p {...part('hint')} hidden={isCapsLockOn}>
        {/* What is watched has its own. */}
        {isWatching ? '' : hint(phase, isFocused, isTouched)}
      </p>
    </div>
  );
}
