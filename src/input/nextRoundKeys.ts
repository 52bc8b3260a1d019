import type { Phase } from '../core/round/round';
import { keyboardCharacters } from '../core/words/keyboardCharacters';

/** Elements in which keys have their own meaning. */
const HAS_OWN_KEYS = 'input, textarea, select, [contenteditable], [role^="menu"], dialog, [role="dialog"]';
/** Focusable elements keep Enter and Space, even if these do nothing there. */
const FOCUSABLE = 'a[href], button, summary, [tabindex="0"]';

/**
 * Enter starts the next round only this many ms after the end was noticed, so that keys still being typed do not throw
 * the result away.
 */
const ENTER_DELAY_MS = 600;

/** The state that decides whether a key starts the next round. */
export interface RoundState {
  readonly phase: Phase;
  /** When the end was noticed, in ms on the clock of event stamps; null before. */
  readonly endNoticedAt: number | null;
}

/**
 * Whether a key starts the next round: Escape in a run or at the result, Enter at the result with focus in the field or
 * nowhere. Menus, dialogs and an open composition keep both keys; a focused button keeps only Enter.
 */
export function startsNextRound(
  event: KeyboardEvent,
  field: HTMLElement,
  { phase, endNoticedAt }: RoundState,
): boolean {
  // 229 stands for any key that an input method handles.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return false;
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
  const target = event.target instanceof Element && event.target !== field ? event.target : null;
  if (target?.closest(HAS_OWN_KEYS)) return false;
  if (event.repeat) return false;
  if (event.key === 'Escape') return phase !== 'start';
  if (event.key !== 'Enter' || target?.closest(FOCUSABLE)) return false;
  return phase === 'finish' && endNoticedAt !== null && event.timeStamp - endNoticedAt >= ENTER_DELAY_MS;
}

/** What a key pressed outside the typing field does to it: nothing, focus it, or focus it and type there. */
export type FocusEffect = 'stay' | 'focus' | 'focusAndType';

/**
 * What a key does that is pressed while focus is elsewhere. Enter and Space focus the field; any key that types focuses
 * it and counts. Space counts only while the clock is running.
 */
export function focusEffectOf(event: KeyboardEvent, isRunning: boolean): FocusEffect {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || target?.closest(HAS_OWN_KEYS)) return 'stay';
  if ((event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')) return 'stay';
  const presses = event.key === 'Enter' || event.key === ' ';
  if (presses && target?.closest(FOCUSABLE)) return 'stay';
  if (event.key === 'Enter') return 'focus';
  if (keyboardCharacters(event.key) === ' ') return isRunning ? 'focusAndType' : 'focus';
  const types = [...event.key].length === 1 || event.key === 'Dead' || event.key === 'Backspace';
  return types ? 'focusAndType' : 'stay';
}
