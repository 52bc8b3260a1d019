import type { PlayerAction } from '../core/round/action';
import { nowMs } from '../platform/round/clock';
import type { FieldEvent, FieldReader } from './FieldReader';
import { asksForNextRound, type RoundOnShow, returnFor } from './keysThatReturn';

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
  /** Knows what the field has been through; hand the same one on to whoever reads the field next. */
  readonly reader: FieldReader;
  /** Hears of everything that is typed or deleted, with the time at which it was read, in ms. */
  readonly perform: (action: PlayerAction, readMs: number) => void;
  readonly onShow: () => RoundOnShow;
  /** Hears that a key asks for another round, with its time stamp in ms. */
  readonly nextRound: (at: number) => void;
}

/**
 * Reads all that is typed into `field`, brings keys back to it that are pressed where they mean nothing, and hears the
 * keys that ask for another round, until the returned undo is called.
 */
export function readField(field: HTMLInputElement, listener: FieldListener): () => void {
  const { reader, perform, onShow, nextRound } = listener;
  const listening = new AbortController();
  const { signal } = listening;

  const read = (event: Event): void => {
    const now = nowMs();
    const reading = reader.read(event as Event & FieldEvent, field.value, now);
    for (const action of reading.actions) perform(action, now);
    if (reading.cancel) event.preventDefault();
    if (reading.clear) field.value = '';
  };
  for (const type of FIELD_EVENTS) field.addEventListener(type, read, { signal });

  const hearKey = (event: KeyboardEvent): void => {
    // What is open over the page has the keys, whatever in it has the focus.
    if (event.target !== field && document.querySelector('dialog[open]')) return;
    if (asksForNextRound(event, field, onShow())) {
      event.preventDefault();
      nextRound(event.timeStamp);
      return;
    }
    if (event.target === field) return;
    const wanted = returnFor(event, onShow().phase === 'run');
    if (wanted === 'stay') return;
    field.focus();
    if (wanted === 'focus') event.preventDefault();
    else read(event);
  };
  document.addEventListener('keydown', hearKey, { signal });
  return () => listening.abort();
}
