import type { KeyboardFacts } from '../../state/practice/keyboardLayoutAtoms';

/** A row of keys as it is drawn. */
export interface KeyRow {
  /** The offset of its first key from the left edge, in key widths. */
  readonly left: number;
  /** The keys from left to right; null for one that is not drawn. */
  readonly keys: readonly (string | null)[];
}

/** The layouts that can be chosen, by the name under which the choice is saved. */
export const KEYBOARD_LABELS = {
  qwerty: 'QWERTY',
  qwertz: 'QWERTZ',
  azerty: 'AZERTY',
  dvorak: 'Dvorak',
  colemak: 'Colemak',
} as const;
export type KeyboardName = keyof typeof KEYBOARD_LABELS;

/** Rows from the digits down, `.` for a key without a letter. Rows of ISO and ANSI keyboards begin at the same place. */
type Layout = readonly [digits: string, upper: string, home: string, lower: string];

const LATIN: Readonly<Record<KeyboardName, Layout>> = {
  qwerty: ['', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  qwertz: ['', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'],
  azerty: ['.é....è.çà', 'azertyuiop', 'qsdfghjklmù', 'wxcvbn'],
  dvorak: ['', '...pyfgcrl', 'aoeuidhtns', '.qjkxbmwvz'],
  colemak: ['', 'qwfpgjluy', 'arstdhneio', 'zxcvbkm'],
};

/** Layouts for words in other scripts, by language. Bulgarian is BDS 5237, the national standard. */
const OTHER_SCRIPTS: Readonly<Record<string, Layout>> = {
  el: ['', '.ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'],
  bg: ['', '.уеишщксдзц', 'ьяаожгтнвмч', 'юйъэфхпрлб'],
  ru: ['', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  uk: ['', 'йцукенгшщзхї', 'фівапролджє', 'ячсмитьбю'],
};

/** The offset of each row's first key from that of the upper letters, in key widths. */
const LEFTS = [-0.5, 0, 0.25, 0.75];

const CODES: readonly (readonly string[])[] = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'].concat(
    ['Minus', 'Equal'],
  ),
  keyCodes('QWERTYUIOP', 'BracketLeft', 'BracketRight'),
  keyCodes('ASDFGHJKL', 'Semicolon', 'Quote', 'Backslash'),
  keyCodes('ZXCVBNM', 'Comma', 'Period', 'Slash'),
];

/** What decides which keyboard is drawn. */
interface Wanted {
  readonly facts: KeyboardFacts;
  /** The saved choice. An unknown name, as of a newer version, counts as none. */
  readonly chosen?: string | undefined;
  /** The language of the words as a BCP 47 tag, undefined for English. */
  readonly wordsLanguage?: string | undefined;
  /** The characters of the words. */
  readonly inWords: ReadonlySet<string>;
}

/** The rows of the keyboard on which the words are typed. Letters other than a–z are drawn if the words have them. */
export function keyRows({ facts, chosen, wordsLanguage, inWords }: Wanted): readonly KeyRow[] {
  const isDrawn = (key: string): boolean => /^[a-z]$/.test(key) || inWords.has(key);
  const other = wordsLanguage && OTHER_SCRIPTS[wordsLanguage];
  const found = isKeyboardName(chosen) ? null : foundLayout(facts);
  const rows = other || found || LATIN[keyboardName(facts, chosen)];
  return placed(rows.map((row) => Array.from(row, (key) => (isDrawn(key) ? key : null))));
}

/** The name of the layout to draw if the browser does not report one: the chosen one or that of the language. */
export function keyboardName({ language }: Pick<KeyboardFacts, 'language'>, chosen?: string): KeyboardName {
  if (isKeyboardName(chosen)) return chosen;
  if (/^(de|cs|sk|hu|sl|hr)\b/i.test(language)) return 'qwertz';
  return /^fr\b(?!-CA)/i.test(language) ? 'azerty' : 'qwerty';
}

/** Whether the choice of a layout makes a difference: for words in Latin letters. */
export function hasChoice(wordsLanguage: string | undefined): boolean {
  return !wordsLanguage || !(wordsLanguage in OTHER_SCRIPTS);
}

export function isKeyboardName(name: string | undefined): name is KeyboardName {
  return name !== undefined && Object.hasOwn(KEYBOARD_LABELS, name);
}

/** Null if the browser reports no layout, or one on which words in Latin letters cannot be typed. */
function foundLayout({ layout }: KeyboardFacts): readonly (readonly string[])[] | null {
  if (!layout) return null;
  const rows = CODES.map((codes) => codes.map((code) => layout.get(code)?.toLowerCase() ?? '.'));
  return rows.flat().filter((key) => /^[a-z]$/.test(key)).length < 26 ? null : rows;
}

/** Rows without empty places at their ends and without empty rows, shifted left as far as possible. */
function placed(rows: readonly (readonly (string | null)[])[]): readonly KeyRow[] {
  const found = rows
    .map((keys, row) => {
      const first = keys.findIndex((key) => key !== null);
      const end = keys.findLastIndex((key) => key !== null) + 1;
      return { left: first + (LEFTS[row] ?? 0), keys: keys.slice(Math.max(0, first), end) };
    })
    .filter(({ keys }) => keys.length > 0);
  const least = Math.min(...found.map(({ left }) => left));
  return found.map(({ left, keys }) => ({ left: left - least, keys }));
}

function keyCodes(letters: string, ...others: readonly string[]): readonly string[] {
  return [...Array.from(letters, (letter) => `Key${letter}`), ...others];
}
