import type { PlayerAction } from '../core/round/action';
import { nowMs } from '../platform/round/clock';
import type { CutIntoUnits, FieldEvent, FieldReader } from './FieldReader';
import { type CaretPlace, putTextAtCaret, putTextAtEdge } from './fieldText';
import { focusEffectOf, type RoundState, startsNextRound } from './nextRoundKeys';

const FIELD_EVENTS = [
  'keydown',
  'keyup',
  'beforeinput',
  'input',
  'compositionstart',
  'compositionend',
  'blur',
] as const satisfies readonly FieldEvent['type'][];

export interface FieldListener {
  /** Holds the state between events; pass the same one to the next `readField` on this field. */
  readonly reader: FieldReader;
  /** Called with everything typed or deleted, and the time at which it was read, in ms. */
  readonly perform: (action: PlayerAction, readMs: number) => void;
  readonly roundState: () => RoundState;
  /** Called when a key starts the next round, with its time stamp in ms. */
  readonly nextRound: (at: number) => void;
  /** What cuts texts for words that are typed by units; null for other words, and left out where there are only such. */
  readonly cut?: () => CutIntoUnits | null;
  /** Called with what is being composed, each time that it changes. */
  readonly compose?: (text: string) => void;
  /** Where the caret is drawn; null where there is none. Asked for only while something is composed. */
  readonly caretPlace: () => CaretPlace | null;
}

/**
 * Reads everything typed into `field`, redirects keys to it that are pressed where they mean nothing, and handles the
 * keys for the next round. Returns the unsubscribe function.
 */
export function readField(field: HTMLInputElement, listener: FieldListener): () => void {
  const { reader, perform, roundState, nextRound, cut, compose, caretPlace } = listener;
  const listening = new AbortController();
  const { signal } = listening;

  const read = (event: Event): void => {
    const now = nowMs();
    const reading = reader.read(event as Event & FieldEvent, field.value, now, cut?.());
    for (const action of reading.actions) perform(action, now);
    if (reading.cancel) event.preventDefault();
    if (reading.clear) field.value = '';
    const { textAt, composed } = reading;
    if (textAt || composed) placeText(textAt ?? 'caret', composed);
    if (composed !== undefined) compose?.(composed);
  };
  const placeText = (at: 'caret' | 'edge', composed = ''): void => {
    const place = at === 'caret' ? caretPlace() : null;
    if (place) putTextAtCaret(field, place, composed);
    else putTextAtEdge(field);
  };
  for (const type of FIELD_EVENTS) field.addEventListener(type, read, { signal });

  const onKeydown = (event: KeyboardEvent): void => {
    // An open dialog has all keys, even those pressed outside it.
    if (event.target !== field && document.querySelector('dialog[open]')) return;
    if (startsNextRound(event, field, roundState())) {
      event.preventDefault();
      nextRound(event.timeStamp);
      return;
    }
    if (event.target === field) return;
    const effect = focusEffectOf(event, roundState().phase === 'run');
    if (effect === 'stay') return;
    field.focus();
    if (effect === 'focus') event.preventDefault();
    else read(event);
  };
  document.addEventListener('keydown', onKeydown, { signal });
  return () => listening.abort();
}
