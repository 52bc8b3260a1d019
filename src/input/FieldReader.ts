import type { PlayerAction } from '../core/round/action';
import type { DeletionUnit } from '../core/round/deletion';
import { lastCharacter, marksAdded, printable } from './graphemes';

/** What the reader needs to know of the browser's events on the typing field; the DOM's own events have all of it. */
export type FieldEvent =
  | (Stamped & Modifiers & { readonly type: 'keydown'; readonly key: string; readonly keyCode: number })
  | (Stamped & Edit & { readonly type: 'beforeinput'; readonly cancelable: boolean })
  | (Stamped & Edit & { readonly type: 'input' })
  | (Stamped & { readonly type: 'compositionstart' })
  | (Stamped & { readonly type: 'compositionend'; readonly data: string })
  | (Stamped & { readonly type: 'keyup' | 'blur' });

interface Stamped {
  /** In ms on the page's steady clock. */
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

/** What an event of the field means for the round, and what is to become of the event and the field. */
export interface Reading {
  readonly actions: readonly PlayerAction[];
  /** The browser is not to carry the event out. */
  readonly cancel?: boolean;
  /** The field is to be emptied. */
  readonly clear?: boolean;
}

const NOTHING: Reading = { actions: [] };
const REFUSED: Reading = { actions: [], cancel: true };

/** Handling one key takes far less: an edit that comes later than this after a key was not made by it. */
const SAME_KEY_MS = 250;

/**
 * Understands what browsers do to a text field.
 *
 * The field is append-only and usually empty: an edit is decided at `beforeinput` and cancelled, which is cheapest
 * and leaves nothing to undo, select or move in. Where it cannot be cancelled it is read from `input`. A composition
 * is left to the browser: its final text counts, except where a phone's keyboard composes whole words (it names no
 * key, only `Unidentified`); there each letter counts as it comes.
 *
 * Browsers stamp an edit with the time they get round to it, a key with the time it went down; so an edit takes the
 * stamp of the key that made it.
 */
export class FieldReader {
  #composing: 'text' | 'letters' | null = null;
  /** What the field held when it was last looked at. */
  #held = '';
  #keyNamed = true;
  #key: { at: number; readMs: number } | null = null;

  /**
   * @param event the browser's event
   * @param value what the field holds now
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
    this.#key = { at: trueTime(event.timeStamp, nowMs), readMs: nowMs };
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
    // Firefox reports a composition's text once more after its end; it has been counted.
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

  /** The difference that one step of a whole-word composition made to the field. */
  #letters(event: Stamped, value: string, nowMs: number): Reading {
    const before = printable(this.#held);
    const after = printable(value);
    this.#held = value;
    let kept = 0;
    while (kept < before.length && before[kept] === after[kept]) kept++;
    const char = after.slice(kept).at(-1);
    if (kept === before.length && char === undefined) return NOTHING;
    const at = this.#stamp(event, nowMs);
    const isOneForOne = kept === before.length - 1 && kept === after.length - 1;
    const marks = isOneForOne ? marksAdded(before[kept] as string, char as string) : '';
    // A letter that gets its mark is not taken back.
    if (marks !== '') return { actions: [{ kind: 'typed', char: marks, at }] };
    const actions: PlayerAction[] = [];
    for (let i = kept; i < before.length; i++) actions.push({ kind: 'deleted', unit: 'character', at });
    // A suggestion that brings several letters at once counts as one event does: by its last.
    if (char !== undefined) actions.push({ kind: 'typed', char, at });
    return { actions };
  }

  #edit(event: Stamped & Edit, text: string, nowMs: number): Reading {
    const unit = deletionOf(event.inputType);
    if (unit) return { actions: [{ kind: 'deleted', unit, at: this.#stamp(event, nowMs) }] };
    if (!bringsText(event.inputType)) return REFUSED;
    const char = lastCharacter(text);
    return char === null ? REFUSED : { actions: [{ kind: 'typed', char, at: this.#stamp(event, nowMs) }] };
  }

  #takeHeld(): boolean {
    const held = this.#held !== '';
    this.#held = '';
    return held;
  }

  #stamp(event: Stamped, nowMs: number): number {
    const key = this.#key;
    this.#key = null;
    return key && nowMs - key.readMs < SAME_KEY_MS ? key.at : trueTime(event.timeStamp, nowMs);
  }
}

/** A stamp of another clock, or none, is worth nothing: the time of reading stands in. */
function trueTime(timeStamp: number, nowMs: number): number {
  return timeStamp > 0 && timeStamp <= nowMs ? timeStamp : nowMs;
}

function isComposition(inputType: string): boolean {
  return /Composition/.test(inputType);
}

/** An event without an input type comes from a script or an extension that has set the value. */
function bringsText(inputType: string | undefined): boolean {
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
