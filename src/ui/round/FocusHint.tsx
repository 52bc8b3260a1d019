import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isNextOfOtherKindAtom } from '../../state/next/applyOptionsAtom';
import { capsLockAtom, isTouchScreenAtom } from '../../state/page/deviceAtoms';
import { isFieldFocusedAtom } from '../../state/page/fieldFocusAtoms';
import { isLessonOnBoardAtom, isWatchingAtom } from '../../state/replay/boardAtoms';
import { phaseAtom, setupAtom } from '../../state/round/roundAtoms';
import { LiveRegion } from '../controls/LiveRegion';
import styles from './FocusHint.module.css';
import { hint, lessonHint } from './hints';

interface FocusHintProps {
  /** Of the typing field, which a click on the hint focuses. */
  readonly fieldId: string;
}

/** Says how to start typing, or how to start the next round. Its line is always reserved, so nothing moves. */
export function FocusHint({ fieldId }: FocusHintProps) {
  const isFocused = useAtomValue(isFieldFocusedAtom);
  const isTouched = useAtomValue(isTouchScreenAtom);
  const isCapsLockOn = useAtomValue(capsLockAtom);
  const phase = useAtomValue(phaseAtom);
  const isWatching = useAtomValue(isWatchingAtom);
  const isOther = useAtomValue(isNextOfOtherKindAtom);
  const { onMistake } = useAtomValue(setupAtom).settings;
  const text = useAtomValue(isLessonOnBoardAtom)
    ? lessonHint(phase, isFocused, isTouched, onMistake === 'wait')
    : hint(phase, isFocused, isTouched, isOther);
  return (
    <div className={styles.hint}>
      {/* During a round, only the words to type are announced. */}
      <LiveRegion aria-live={phase === 'run' ? 'off' : 'polite'}>
        {isCapsLockOn &&
          t({ message: 'Caps Lock is on', comment: 'Caps Lock: the key, as keyboards have it' })}
      </LiveRegion>
      <label htmlFor={fieldId} data-part="hint" hidden={isCapsLockOn} suppressHydrationWarning>
        {/* They are about typing, which does nothing while a round is watched. */}
        {isWatching ? '' : text}
      </label>
    </div>
  );
}
