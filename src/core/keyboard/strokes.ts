import { fingerOf, KEY_ROWS } from './keys';
import type { KeyboardLayout, KeyCharacters } from './layouts';
import { lettersOfSyllable } from './syllableLetters';

/** A press of one key. */
export interface Stroke {
  /** The code of the key. */
  readonly code: string;
  /** The codes of the keys that are held meanwhile: a Shift, of the hand that does not press the key, and AltGr. */
  readonly held: readonly string[];
}

/**
 * How a layout types a character: the strokes in order, more than one where a dead key comes first, and of a syllable of
 * Hangul one for each letter; none if it cannot.
 */
export type Strokes = (character: string) => readonly Stroke[];

/** Whether one key types a character, with nothing held. */
export function isByOneKey(strokes: Strokes, character: string): boolean {
  const [stroke, ...others] = strokes(character);
  return stroke !== undefined && others.length === 0 && stroke.held.length === 0;
}

/** The strokes of every character of a layout. Found once, so that looking one up costs a key next to nothing. */
export function strokesOf(layout: KeyboardLayout): Strokes {
  const direct = new Map<string, Stroke>([[' ', { code: 'Space', held: [] }]]);
  const dead = new Map<string, Stroke>();
  const add = (character: string, stroke: Stroke): void => {
    const kind = layout.dead?.includes(character) ? dead : direct;
    if (!kind.has(character)) kind.set(character, stroke);
  };
  for (const [character, code] of charactersOf(layout.plain)) add(character, { code, held: [] });
  for (const [character, code] of charactersOf(layout.withShift))
    add(character, { code, held: [shiftFor(code)] });
  const codes = new Map(charactersOf(layout.plain));
  const addPairs = (pairs: string | undefined, heldFor: (code: string) => readonly string[]): void => {
    for (const [character, key] of pairsIn(pairs)) {
      const code = codes.get(key);
      if (code) add(character, { code, held: heldFor(code) });
    }
  };
  addPairs(layout.afterConsonant, () => []);
  addPairs(layout.withAltGr, () => ['AltRight']);
  addPairs(layout.withBoth, (code) => [shiftFor(code), 'AltRight']);
  return (character) => {
    const stroke = direct.get(character);
    if (stroke) return [stroke];
    const letters = lettersOfSyllable(character);
    return letters === '' ? withDeadKeys(character, direct, dead) : strokesFor(letters, direct);
  };
}

/**
 * The combining marks that dead keys give, and the characters by which layouts name these keys, of Greek ones first.
 */
const DEAD_KEYS: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': '΄´',
  '\u0302': '^',
  '\u0303': '~',
  '\u0308': '¨',
  '\u0308\u0301': '΅',
  '\u030a': '°',
  '\u030c': 'ˇ',
};

/** What is typed by a dead key and a space, where that is not the dead key's own character. */
const BEFORE_SPACE: Readonly<Record<string, string>> = { "'": '´', '"': '¨' };

/** The strokes of a character that needs dead keys: its marks, then its letter; a mark alone is followed by a space. */
function withDeadKeys(
  character: string,
  direct: ReadonlyMap<string, Stroke>,
  dead: ReadonlyMap<string, Stroke>,
): readonly Stroke[] {
  const [letter = '', ...marks] = character.normalize('NFD');
  const alone = dead.get(character) ?? dead.get(BEFORE_SPACE[character] ?? '');
  const last = direct.get(alone ? ' ' : letter);
  const deadKeyOf = (mark: string): Stroke | undefined =>
    Array.from(DEAD_KEYS[mark] ?? '', (name) => dead.get(name)).find((stroke) => stroke !== undefined);
  const deadKey = alone ?? deadKeyOf(marks.join(''));
  return deadKey && last ? [deadKey, last] : [];
}

/** One for each letter; none if one of them has no key. */
function strokesFor(letters: string, direct: ReadonlyMap<string, Stroke>): readonly Stroke[] {
  const strokes = Array.from(letters, (letter) => direct.get(letter) ?? []).flat();
  return strokes.length === letters.length ? strokes : [];
}

/** Which Shift is held with a key: the one of the other hand. */
function shiftFor(code: string): string {
  return fingerOf(code)?.side === 'left' ? 'ShiftRight' : 'ShiftLeft';
}

/** What the keys type, with their codes. */
export function charactersOf(rows: KeyCharacters): (readonly [character: string, code: string])[] {
  return rows.flatMap((characters, row) =>
    Array.from(characters, (character, column) => [character, KEY_ROWS[row]?.[column] ?? ''] as const).filter(
      ([character]) => character !== ' ',
    ),
  );
}

/** The same by the codes of the keys. */
export function byCode(rows: KeyCharacters): ReadonlyMap<string, string> {
  return new Map(charactersOf(rows).map(([character, code]) => [code, character]));
}

/** The pairs of `withAltGr`, `withBoth` and `afterConsonant`. */
export function pairsIn(pairs = ''): (readonly [character: string, key: string])[] {
  return Array.from(
    { length: pairs.length / 2 },
    (_, i) => [pairs.charAt(2 * i), pairs.charAt(2 * i + 1)] as const,
  );
}
