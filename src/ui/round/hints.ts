import type { Phase } from '../../core/round/round';

/**
 * How to start typing, or how to start the next round, for a keyboard or for touch. One short line.
 *
 * @param isOther whether the next round is of another kind than the finished one
 */
export function hint(phase: Phase, isFocused: boolean, isTouched: boolean, isOther = false): string {
  if (phase === 'finish') {
    const next = isOther ? 'a round with your options' : 'another round';
    return `${isTouched ? 'Tap Restart' : 'Enter or Escape'} for ${next}`;
  }
  if (!isFocused) return isTouched ? 'Tap the words to type' : 'Click here, or just type';
  if (phase === 'start')
    return isTouched ? 'The clock starts as you type' : 'The clock starts with your first key';
  return isTouched ? '' : 'Escape for a new round';
}
