import type { Phase } from '../../core/round/round';

/** How to start typing, or how to start the next round, for a keyboard or for touch. One short line. */
export function hint(phase: Phase, isFocused: boolean, isTouched: boolean): string {
  if (phase === 'finish') {
    return isTouched ? 'Tap Restart for another round' : 'Enter or Escape for another round';
  }
  if (!isFocused) return isTouched ? 'Tap the words to type' : 'Click here, or just type';
  if (phase === 'start')
    return isTouched ? 'The clock starts as you type' : 'The clock starts with your first key';
  return isTouched ? '' : 'Escape for a new round';
}
