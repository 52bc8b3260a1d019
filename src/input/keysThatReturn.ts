import type { Phase } from '../core/round/round';

/** Where keys have a meaning of their own and are left alone. */
const KEYS_OF_ITS_OWN = 'input, textarea, select, [contenteditable], [role^="menu"], dialog, [role="dialog"]';
/** What may have the focus keeps its Enter and Space, if only to do nothing. */
const FOCUSABLE = 'a[href], button, summary, [tabindex="0"]';

/**
 * Keys still being typed when the time is up throw no result away: Enter asks for another round only this many ms
 * after the end has been seen.
 */
const RESULT_STAYS_MS = 600;

/** What decides whether a key asks for the next round. */
export interface RoundOnShow {
  readonly phase: Phase;
  /** When the end was noticed, in ms on the clock of event stamps; null before. */
  readonly endSeenAt: number | null;
}

/**
 * Whether a key asks for the next round: Escape in a run or at the result, Enter at the result with focus in the field
 * or nowhere. Menus, dialogs and an open composition keep their own, a button its Enter: Escape means nothing to it.
 */
export function asksForNextRound(
  event: KeyboardEvent,
  field: HTMLElement,
  { phase, endSeenAt }: RoundOnShow,
): boolean {
  // 229 is the key of an input method.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const target = event.target instanceof Element && event.target !== field ? event.target : null;
  if (target?.closest(KEYS_OF_ITS_OWN)) return false;
  if (event.repeat) return false;
  if (event.key === 'Escape') return phase !== 'start';
  if (event.key !== 'Enter' || target?.closest(FOCUSABLE)) return false;
  return phase === 'finish' && endSeenAt !== null && event.timeStamp - endSeenAt >= RESULT_STAYS_MS;
}

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
  if (presses && target?.closest(FOCUSABLE)) return 'stay';
  if (event.key === 'Enter') return 'focus';
  if (event.key === ' ') return isRunning ? 'focusAndType' : 'focus';
  const types = [...event.key].length === 1 || event.key === 'Dead' || event.key === 'Backspace';
  return types ? 'focusAndType' : 'stay';
}
