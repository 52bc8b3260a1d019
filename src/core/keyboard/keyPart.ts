import { GROUPS } from '../learn/items';
import type { DrawnKey } from './drawnKeyboard';
import { REST_KEYS } from './keys';
import type { Stroke, Strokes } from './strokes';

/** What a key is in a lesson. */
export interface KeyPart {
  /** Whether it types a new letter. */
  readonly isNew: boolean;
  /** Whether the letters that it types alone, and with Shift, are still to come; of a Shift, whether nothing needs it yet. */
  readonly isAhead: boolean;
  readonly isShiftAhead: boolean;
  /** Whether a finger rests on it. */
  readonly isHome: boolean;
}

const SHIFTS: readonly string[] = ['ShiftLeft', 'ShiftRight'];
const LETTER = /[\p{L}\p{M}]/u;

/**
 * What a key is in a lesson, by the items that are typed with it.
 *
 * @param items those of the lesson
 * @param fresh the new ones among them
 */
export function keyPart(
  { code, character, shiftCharacter }: Pick<DrawnKey, 'code' | 'character' | 'shiftCharacter'>,
  strokes: Strokes,
  { items, fresh }: { readonly items: string; readonly fresh: string },
): KeyPart {
  const types = (letters: string, isMeant: (stroke: Stroke) => boolean): boolean =>
    letters.split('').some((letter) => !GROUPS.includes(letter) && strokes(letter).some(isMeant));
  const isTaught = (withShift: boolean): boolean =>
    types(items, (stroke) => stroke.code === code && isShifted(stroke) === withShift);
  const isUnusedShift =
    SHIFTS.includes(code) &&
    !GROUPS.some((group) => items.includes(group)) &&
    !types(items, ({ held }) => held.includes(code));
  return {
    isNew: types(fresh, (stroke) => stroke.code === code),
    isAhead: isUnusedShift || (LETTER.test(character) && !isTaught(false)),
    isShiftAhead: LETTER.test(shiftCharacter) && !isTaught(true),
    isHome: REST_KEYS.includes(code),
  };
}

function isShifted({ held }: Stroke): boolean {
  return held.some((one) => SHIFTS.includes(one));
}
