import type { PlayerAction } from '../core/round/action';
import type { DeletionUnit } from '../core/round/deletion';
import { keyboardCharacters } from '../core/words/keyboardCharacters';
import { ComposedWord, isHangul } from './ComposedWord';
import { lastCharacters, marksAdded, printable } from './graphemes';

/** The properties of the field's DOM events that the reader uses. */
export type FieldEvent =
  | (Stamped & Modifiers & Key & { readonly type: 'keydown' })
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
interface Key {
  readonly key: string;
  readonly keyCode: number;
  readonly repeat: boolean;
  /** Whether the browser knows of an open composition. */
  readonly isComposing?: boolean;
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
  /** Where the field's text is to begin from now on: at the caret, where a composition is shown, or at the edge, unseen. */
  readonly textAt?: 'caret' | 'edge';
  /** What is being composed from now on; '' for nothing. */
  readonly composed?: string;
}

/** The units of a text, for words that are typed by units (core/round/typedByUnit). */
export type CutIntoUnits = (text: string) => readonly string[];

const NOTHING: Reading = { actions: [] };
const REJECTED: Reading = { actions: [], cancel: true };
const AT_CARET: Reading = { actions: [], textAt: 'caret' };
const AT_EDGE: Reading = { actions: [], textAt: 'edge', composed: '' };

/** What keys are called of which an on-screen keyboard, or an input method, does not tell the name. */
const UNNAMED = 'Unidentified';
const OF_INPUT_METHOD = 'Process';
/** What keys of accents are called. */
const DEAD = 'Dead';

/** A letter of Hangul alone. */
const LONE_LETTER = /^[\u3131-\u3163]$/;
const ENDS_UNTOLD: ReadonlySet<string> = new Set(['Escape', 'Enter', 'Tab']);

/** A key gives at most this many units. Of more, as of a suggested word, only the last counts. */
const MOST_UNITS_OF_KEY = 4;

/** An edit that comes more than this many ms after a key was not caused by it. */
const SAME_KEY_MS = 250;

/**
 * Translates the browser's events on the typing field into the player's actions.
 *
 * The field is append-only and usually empty: an edit is read at `beforeinput` and cancelled, which is cheapest and
 * leaves nothing to undo, select or move in. An edit that cannot be cancelled is read from `input`. A composition is
 * left to the browser, and its final text counts; except on phone keyboards that compose whole words (they report the
 * key `Unidentified`), where each letter counts as it comes, but a syllable of Hangul only when the next one begins. A
 * composition that has no end, as an extension may leave it, ends with the next key of which the browser says that it is
 * not of one.
 *
 * Systems of Apple compose Hangul without telling so: they insert its first letter, then replace it. So such a letter
 * begins a composition, too, in which syllables count as on phones, and which ends with whatever is no Hangul.
 *
 * An event gives one character, the last of its text; where words are typed by units, an insertion gives the few units
 * that a key may have (`لا`, `क्ष`).
 *
 * Browsers stamp a key with the time it was pressed, but an edit with the time they handle it; so an edit takes the
 * time stamp of its key. Only keys tell that they repeat because they are held: such an edit, of the character that its
 * key names or of a dead key, types nothing.
 *
 * A letter that its key does not name was chosen from a popup, as that of macOS for accents, in which the plain letter is
 * typed before and then replaced. Browsers tell it as text (Chrome, Firefox), as a replacement (Safari), or, with the arrow
 * keys, as a composition that begins with such a letter. The round decides whether it replaces (core/round/action).
 */
export class FieldReader {
  #composing: 'text' | 'letters' | null = null;
  /** Whether the browser has told of no composition. */
  #isUntold = false;
  /** The field's value at the last event. */
  #held = '';
  readonly #word = new ComposedWord();
  #cut: CutIntoUnits | null = null;
  /** When the composition began. */
  #since = 0;
  /** Whether the composition may be a choice from a popup: all its texts so far are single letters beyond ASCII. */
  #isChoice = false;
  /** The last two keys that went down. */
  #keyName = '';
  #keyNameBefore = '';
  /** The key that waits for its edit. */
  #key: { at: number; readMs: number; isRepeat: boolean } | null = null;

  /**
   * @param value the field's value now
   * @param nowMs the time now, on the clock of the event's stamp
   * @param cut for words that are typed by units; null for others
   */
  read(event: FieldEvent, value: string, nowMs: number, cut: CutIntoUnits | null = null): Reading {
    this.#cut = cut;
    switch (event.type) {
      case 'keydown':
        return this.#keydown(event, value, nowMs);
      case 'beforeinput':
        return this.#beforeInput(event, value, nowMs);
      case 'input':
        return this.#input(event, value, nowMs);
      case 'compositionstart':
        this.#composing = this.#keyName === UNNAMED ? 'letters' : 'text';
        this.#since = this.#timeOf(event, nowMs);
        this.#isChoice = !this.#isDeadKey();
        this.#held = value;
        this.#word.begin(this.#charactersOf(value));
        // The words that an on-screen keyboard suggests stand on that keyboard.
        return this.#composing === 'text' ? AT_CARET : NOTHING;
      case 'compositionend':
        return this.#compositionEnd(event, value, nowMs);
      case 'keyup':
      case 'blur':
        this.#key = null;
        return event.type === 'blur' && this.#isUntold ? this.#endUntold(event, value, nowMs) : NOTHING;
      default:
        return event satisfies never;
    }
  }

  #keydown(event: FieldEvent & { type: 'keydown' }, value: string, nowMs: number): Reading {
    const isOfNone = event.isComposing === false && event.keyCode !== 229;
    if (this.#composing && isOfNone && !this.#isUntold) return this.#endLost(event, value, nowMs);
    if (this.#isUntold && ENDS_UNTOLD.has(event.key)) return this.#endUntold(event, value, nowMs);
    this.#keyNameBefore = this.#keyName;
    this.#keyName = event.key;
    this.#key = { at: validStamp(event.timeStamp, nowMs), readMs: nowMs, isRepeat: event.repeat };
    if (event.key !== 'Backspace' || event.keyCode === 229 || this.#composing) return NOTHING;
    const unit = event.metaKey ? 'line' : event.ctrlKey || event.altKey ? 'word' : 'character';
    return { actions: [{ kind: 'deleted', unit, at: this.#stamp(event, nowMs) }], cancel: true };
  }

  /** Ends a composition that has not told its end, with what it has left in the field. Reads the key after it. */
  #endLost(event: FieldEvent & { type: 'keydown' }, value: string, nowMs: number): Reading {
    const data = value.startsWith(this.#held) ? value.slice(this.#held.length) : value;
    const { timeStamp } = event;
    const { actions } = this.#compositionEnd({ type: 'compositionend', data, timeStamp }, value, nowMs);
    this.#held = '';
    const reading = this.#keydown(event, '', nowMs);
    return { ...AT_EDGE, ...reading, actions: [...actions, ...reading.actions], clear: true };
  }

  /** Counts the syllable that is open, which nobody told of. */
  #endUntold(event: Stamped, value: string, nowMs: number): Reading {
    const reading = this.#letters(event, value, nowMs, true);
    this.#composing = null;
    this.#isUntold = false;
    this.#held = '';
    return { ...AT_EDGE, actions: reading.actions, clear: true };
  }

  #beforeInput(event: FieldEvent & { type: 'beforeinput' }, value: string, nowMs: number): Reading {
    if (this.#composing || isComposition(event.inputType) || !event.cancelable) return NOTHING;
    if (event.inputType === 'insertText' && LONE_LETTER.test(event.data ?? '')) {
      this.#composing = 'letters';
      this.#isUntold = true;
      this.#since = this.#timeOf(event, nowMs);
      this.#word.begin(this.#charactersOf(value));
      return AT_CARET;
    }
    return { ...this.#edit(event, event.data ?? '', nowMs), cancel: true, clear: this.#takeHeld() };
  }

  #input(event: FieldEvent & { type: 'input' }, value: string, nowMs: number): Reading {
    if (this.#isUntold) return this.#untold(event, value, nowMs);
    if (this.#composing === 'letters') return this.#letters(event, value, nowMs, false);
    if (this.#composing) {
      const composed = event.data ?? '';
      this.#isChoice &&= isLetterBeyondAscii(composed);
      return { actions: [], composed };
    }
    // Firefox repeats a composition's text after its end, when it has already been counted.
    if (isComposition(event.inputType)) return { actions: [], clear: true };
    this.#held = '';
    return { ...this.#edit(event, event.data ?? value, nowMs), clear: true };
  }

  #untold(event: Stamped, value: string, nowMs: number): Reading {
    const last = this.#charactersOf(value).at(-1) ?? '';
    // On iPhones a syllable is deleted before it comes anew.
    const goesOn = isHangul(last) || (value === '' && this.#keyName !== 'Backspace');
    if (!goesOn) return this.#endUntold(event, value, nowMs);
    return { ...this.#letters(event, value, nowMs, false), composed: last };
  }

  #compositionEnd(event: FieldEvent & { type: 'compositionend' }, value: string, nowMs: number): Reading {
    const composing = this.#composing;
    this.#composing = null;
    if (composing === 'letters') return this.#letters(event, value, nowMs, true);
    this.#held = value;
    if (this.#isRepeated(event.data, nowMs)) return AT_EDGE;
    const at = this.#stamp(event, nowMs);
    const chars = this.#charactersOf(event.data);
    const [char = ''] = chars;
    const isChoice = this.#isChoice && chars.length === 1 && isLetterBeyondAscii(char);
    return { ...AT_EDGE, actions: typed(chars, at, { since: this.#since, ...(isChoice && CHOSEN) }) };
  }

  /** Reads one step of a whole-word composition from the difference it made to the field's value. */
  #letters(event: Stamped, value: string, nowMs: number, isEnd: boolean): Reading {
    this.#held = value;
    const { removed, completed, added } = this.#word.step(this.#charactersOf(value), isEnd);
    // Of a suggestion that inserts several letters at once only the last counts, as in any event.
    const chars = [...completed, ...this.#ofOneKey(added)];
    if (removed.length === 0 && chars.length === 0) return NOTHING;
    const at = this.#stamp(event, nowMs);
    const isOneForOne = removed.length === 1 && added.length === 1 && completed.length === 0;
    const marks = isOneForOne ? marksAdded(removed[0] as string, added[0] as string) : '';
    // A letter that gains an accent is not deleted and retyped: only the mark is typed.
    if (marks !== '') return { actions: [{ kind: 'typed', char: marks, at }] };
    const deletions = removed.map((): PlayerAction => ({ kind: 'deleted', unit: 'character', at }));
    return { actions: [...deletions, ...typed(chars, at, { since: this.#since })] };
  }

  #edit(event: Stamped & Edit, text: string, nowMs: number): Reading {
    const unit = deletionOf(event.inputType);
    if (unit) return { actions: [{ kind: 'deleted', unit, at: this.#stamp(event, nowMs) }] };
    if (!insertsText(event.inputType)) return REJECTED;
    if (this.#isRepeated(text, nowMs)) return REJECTED;
    const units = this.#cut?.(text);
    const isKey = event.inputType === 'insertText';
    const chars = units ? (isKey ? this.#ofOneKey(units) : units.slice(-1)) : lastCharacters(text);
    if (chars.length === 0) return REJECTED;
    const [char = ''] = chars;
    const isChoice = char > '~' && char === text.normalize() && this.#isChosen(event.inputType, text, nowMs);
    const at = this.#stamp(event, nowMs);
    return { actions: typed(chars, at, isChoice ? CHOSEN : undefined) };
  }

  #charactersOf(text: string): readonly string[] {
    return this.#cut?.(text) ?? printable(text);
  }

  /** Of the characters of one event those that count. */
  #ofOneKey(chars: readonly string[]): readonly string[] {
    return this.#cut && chars.length <= MOST_UNITS_OF_KEY ? chars : chars.slice(-1);
  }

  /** Whether a text is what its key names, or the accent of a dead one, and that key repeats because it is held. */
  #isRepeated(text: string, nowMs: number): boolean {
    if (!this.#key?.isRepeat || !this.#isKeyOfNow(nowMs)) return false;
    // A browser may call a key ` ` that types U+00A0.
    return this.#keyName === DEAD || keyboardCharacters(this.#keyName) === keyboardCharacters(text);
  }

  /** Whether an edit inserts a character that its key does not name, nor a dead key before it. */
  #isChosen(inputType: string | undefined, text: string, nowMs: number): boolean {
    if (inputType !== 'insertText' && inputType !== 'insertReplacementText') return false;
    const isNamed = this.#keyName !== UNNAMED && this.#keyName !== OF_INPUT_METHOD;
    return !this.#isKeyOfNow(nowMs) || (isNamed && this.#keyName !== text && !this.#isDeadKey());
  }

  #isDeadKey(): boolean {
    return this.#keyName === DEAD || this.#keyNameBefore === DEAD;
  }

  #isKeyOfNow(nowMs: number): boolean {
    return this.#key !== null && nowMs - this.#key.readMs < SAME_KEY_MS;
  }

  #takeHeld(): boolean {
    const held = this.#held !== '';
    this.#held = '';
    return held;
  }

  #stamp(event: Stamped, nowMs: number): number {
    const at = this.#timeOf(event, nowMs);
    this.#key = null;
    return at;
  }

  /** The time of an event, or of the key that caused it. */
  #timeOf(event: Stamped, nowMs: number): number {
    return (this.#isKeyOfNow(nowMs) && this.#key?.at) || validStamp(event.timeStamp, nowMs);
  }
}

/** The time stamp, or `nowMs` where it is missing or of another clock. */
function validStamp(timeStamp: number, nowMs: number): number {
  return timeStamp > 0 && timeStamp <= nowMs ? timeStamp : nowMs;
}

type TypedFacts = Pick<PlayerAction & { readonly kind: 'typed' }, 'isChosen' | 'since'>;

/** Of a character that was chosen from a popup. */
const CHOSEN: TypedFacts = { isChosen: true };

function typed(chars: readonly string[], at: number, facts?: TypedFacts): readonly PlayerAction[] {
  return chars.map((char) => ({ kind: 'typed', char, at, ...facts }));
}

/** A letter, but not `ˆ` or `ˇ`, which dead keys show and which Unicode calls letters, too. */
function isLetterBeyondAscii(text: string): boolean {
  return text > '~' && /^(?!\p{Lm})\p{L}$/u.test(text);
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
