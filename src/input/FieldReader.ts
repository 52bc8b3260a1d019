import type { PlayerAction } from '../core/round/action';
import type { DeletionUnit } from '../core/round/deletion';
import { lastCharacter, marksAdded, printable } from './graphemes';

/** The properties of the field's DOM events that the reader uses. */
export type FieldEvent =
  | (Stamped & Modifiers & { readonly type: 'keydown'; readonly key: string; readonly keyCode: number })
  | (Stamped & Edit & { readonly type: 'beforeinput'; readonly cancelable: boolean })
  | (Stamped & Edit & { readonly type: 'input' })
  | (Stamped & { readonly type: 'compositionstart' })
  | (Stamped & { readonly type: 'compositionend'; readonly data: string })
  | (Stamped & { readonly type: 'keyup' | 'blur' });

interface Stamped {
  /** In ms on the page's monotonic clock. */
  readonly timeStamp: number;
}
interface Modifiers {
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}
interface Edit {
  readonly inputType: string;
  readonly data: string | null;
}

/** What an event of the field means for the round, and how to treat the event and the field. */
export interface Reading {
  readonly actions: readonly PlayerAction[];
  /** Whether to prevent the event's default action. */
  readonly cancel?: boolean;
  /** Whether to clear the field. */
  readonly clear?: boolean;
}

const NOTHING: Reading = { actions: [] };
const REJECTED: Reading = { actions: [], cancel: true };

/** An edit that comes more than this many ms after a key was not caused by it. */
const SAME_KEY_MS = 250;

/**
 * Translates the browser's events on the typing field into the player's actions.
 *
 * The field is append-only and usually empty: an edit is read at `beforeinput` and cancelled, which is cheapest and
 * leaves nothing to undo, select or move in. An edit that cannot be cancelled is read from `input`. A composition is
 * left to the browser, and its final text counts; except on phone keyboards that compose whole words (they report the
 * key `Unidentified`), where each letter counts as it comes.
 *
 * Browsers stamp a key with the time it was pressed, but an edit with the time they handle it; so an edit takes the
 * time stamp of its key.
 */
export class FieldReader {
  #composing: 'text' | 'letters' | null = null;
  /** The field's value at the last event. */
  #held = '';
  #keyNamed = true;
  #key: { at: number; readMs: number } | null = null;

  /**
   * @param value the field's value now
   * @param nowMs the time now, on the clock of the event's stamp
   */
  read(event: FieldEvent, value: string, nowMs: number): Reading {
    switch (event.type) {
      case 'keydown':
        return this.#keydown(event, nowMs);
      case 'beforeinput':
        return this.#beforeInput(event, nowMs);
      case 'input':
        return this.#input(event, value, nowMs);
      case 'compositionstart':
        this.#composing = this.#keyNamed ? 'text' : 'letters';
        this.#held = value;
        return NOTHING;
      case 'compositionend':
        return this.#compositionEnd(event, value, nowMs);
      case 'keyup':
      case 'blur':
        this.#key = null;
        return NOTHING;
      default:
        return event satisfies never;
    }
  }

  #keydown(event: FieldEvent & { type: 'keydown' }, nowMs: number): Reading {
    this.#keyNamed = event.key !== 'Unidentified';
    this.#key = { at: validStamp(event.timeStamp, nowMs), readMs: nowMs };
    if (event.key !== 'Backspace' || event.keyCode === 229 || this.#composing) return NOTHING;
    const unit = event.metaKey ? 'line' : event.ctrlKey || event.altKey ? 'word' : 'character';
    return { actions: [{ kind: 'deleted', unit, at: this.#stamp(event, nowMs) }], cancel: true };
  }

  #beforeInput(event: FieldEvent & { type: 'beforeinput' }, nowMs: number): Reading {
    if (this.#composing || isComposition(event.inputType) || !event.cancelable) return NOTHING;
    return { ...this.#edit(event, event.data ?? '', nowMs), cancel: true, clear: this.#takeHeld() };
  }

  #input(event: FieldEvent & { type: 'input' }, value: string, nowMs: number): Reading {
    if (this.#composing === 'letters') return this.#letters(event, value, nowMs);
    if (this.#composing) return NOTHING;
    // Firefox repeats a composition's text after its end, when it has already been counted.
    if (isComposition(event.inputType)) return { actions: [], clear: true };
    this.#held = '';
    return { ...this.#edit(event, event.data ?? value, nowMs), clear: true };
  }

  #compositionEnd(event: FieldEvent & { type: 'compositionend' }, value: string, nowMs: number): Reading {
    const composing = this.#composing;
    this.#composing = null;
    if (composing === 'letters') return this.#letters(event, value, nowMs);
    this.#held = value;
    const at = this.#stamp(event, nowMs);
    return { actions: printable(event.data).map((char) => ({ kind: 'typed', char, at })) };
  }

  /** Reads one step of a whole-word composition from the difference it made to the field's value. */
  #letters(event: Stamped, value: string, nowMs: number): Reading {
    const before = printable(this.#held);
    const after = printable(value);
    this.#held = value;
    let same = 0;
    while (same < before.length && before[same] === after[same]) same++;
    const char = after.slice(same).at(-1);
    if (same === before.length && char === undefined) return NOTHING;
    const at = this.#stamp(event, nowMs);
    const isOneForOne = same === before.length - 1 && same === after.length - 1;
    const marks = isOneForOne ? marksAdded(before[same] as string, char as string) : '';
    // A letter that gains an accent is not deleted and retyped: only the mark is typed.
    if (marks !== '') return { actions: [{ kind: 'typed', char: marks, at }] };
    const actions: PlayerAction[] = [];
    for (let i = same; i < before.length; i++) actions.push({ kind: 'deleted', unit: 'character', at });
    // Of a suggestion that inserts several letters at once only the last counts, as in any event.
    if (char !== undefined) actions.push({ kind: 'typed', char, at });
    return { actions };
  }

  #edit(event: Stamped & Edit, text: string, nowMs: number): Reading {
    const unit = deletionOf(event.inputType);
    if (unit) return { actions: [{ kind: 'deleted', unit, at: this.#stamp(event, nowMs) }] };
    if (!insertsText(event.inputType)) return REJECTED;
    const char = lastCharacter(text);
    return char === null ? REJECTED : { actions: [{ kind: 'typed', char, at: this.#stamp(event, nowMs) }] };
  }

  #takeHeld(): boolean {
    const held = this.#held !== '';
    this.#held = '';
    return held;
  }

  #stamp(event: Stamped, nowMs: number): number {
    const key = this.#key;
    this.#key = null;
    return key && nowMs - key.readMs < SAME_KEY_MS ? key.at : validStamp(event.timeStamp, nowMs);
  }
}

/** The time stamp, or `nowMs` where it is missing or of another clock. */
function validStamp(timeStamp: number, nowMs: number): number {
  return timeStamp > 0 && timeStamp <= nowMs ? timeStamp : nowMs;
}

function isComposition(inputType: string): boolean {
  return /Composition/.test(inputType);
}

/** Whether an edit inserts text. One without an input type comes from a script or extension that has set the value. */
function insertsText(inputType: string | undefined): boolean {
  return !inputType || (inputType.startsWith('insert') && !/LineBreak|Paragraph/.test(inputType));
}

function deletionOf(inputType: string | undefined): DeletionUnit | null {
  switch (inputType) {
    case 'deleteContentBackward':
    case 'deleteContent':
      return 'character';
    case 'deleteWordBackward':
      return 'word';
    case 'deleteSoftLineBackward':
    case 'deleteHardLineBackward':
    case 'deleteEntireSoftLine':
      return 'line';
    default:
      return null;
  }
}
