import { t } from '@lingui/core/macro';
import type { Phase } from '../../core/round/round';

/**
 * How to start typing, or how to start the next round, for a keyboard or for touch. One short line.
 *
 * @param isOther whether the next round is of another kind than the finished one
 */
export function hint(phase: Phase, isFocused: boolean, isTouched: boolean, isOther = false): string {
  if (phase === 'finish') return nextHint(isTouched, isOther);
  if (phase === 'start' || !isFocused) return startHint(isFocused, isTouched);
  return isTouched ? '' : t({ message: 'Escape for a new round', comment: 'Escape: the key' });
}

/** The same in a lesson, in which a wrong key may wait for the right one. */
export function lessonHint(phase: Phase, isFocused: boolean, isTouched: boolean, waits: boolean): string {
  if (phase === 'finish') {
    return isTouched
      ? t({ message: 'Tap Restart for the next lesson', comment: 'Restart: the button' })
      : t({ message: 'Enter or Escape for the next lesson', comment: 'Enter, Escape: the keys' });
  }
  if (phase !== 'start' || !isFocused || isTouched || !waits) return hint(phase, isFocused, isTouched);
  return t`The clock starts with your first key; a wrong key waits for the right one`;
}

/** How to start typing. */
export function startHint(isFocused: boolean, isTouched: boolean): string {
  if (!isFocused) return isTouched ? t`Tap the words to type` : t`Click here, or just type`;
  return isTouched ? t`The clock starts as you type` : t`The clock starts with your first key`;
}

/** How to start the next round. */
function nextHint(isTouched: boolean, isOther: boolean): string {
  if (isTouched) {
    return isOther
      ? t({ message: 'Tap Restart for a round with your options', comment: 'Restart: the button' })
      : t({ message: 'Tap Restart for another round', comment: 'Restart: the button' });
  }
  return isOther
    ? t({ message: 'Enter or Escape for a round with your options', comment: 'Enter, Escape: the keys' })
    : t({ message: 'Enter or Escape for another round', comment: 'Enter, Escape: the keys' });
}
