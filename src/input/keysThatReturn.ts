/** Where keys have a meaning of their own and are left alone. */
const KEYS_OF_ITS_OWN = 'input, textarea, select, [contenteditable], [role^="menu"], [role="dialog"]';
const PRESSABLE = 'a[href], button, summary, [role="button"]';

/** What a key pressed outside the typing field does: nothing to it, focus it, or focus it and be typed there. */
export type Return = 'stay' | 'focus' | 'focusAndType';

/**
 * What a key does that goes down while focus is elsewhere. Enter and Space bring focus back, any key that types
 * brings it back and counts. A Space counts only when the clock is running: before, it only asks for focus.
 */
export function returnFor(event: KeyboardEvent, isRunning: boolean): Return {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest(KEYS_OF_ITS_OWN)) return 'stay';
  if ((event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')) return 'stay';
  const presses = event.key === 'Enter' || event.key === ' ';
  if (presses && target?.closest(PRESSABLE)) return 'stay';
  if (event.key === 'Enter') return 'focus';
  if (event.key === ' ') return isRunning ? 'focusAndType' : 'focus';
  const types = [...event.key].length === 1 || event.key === 'Dead' || event.key === 'Backspace';
  return types ? 'focusAndType' : 'stay';
}
