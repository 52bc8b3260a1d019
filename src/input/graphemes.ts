import { graphemes } from '../core/words/graphemes';
import { keyboardCharacters } from '../core/words/keyboardCharacters';

/**
 * The last visible character or space of a text, as keyboards type it: several characters for some, such as three dots
 * for an ellipsis. Empty if there is none.
 */
export function lastCharacters(text: string): readonly string[] {
  if (text.length === 1 && text >= ' ' && text <= '~') return [text];
  const last = visible(text).at(-1);
  return last === undefined ? [] : asTyped(last);
}

const CONTROLS = /^\p{Cc}+$/u;
/**
 * Joiners, selectors and the like (default ignorable code points) at the ends of a character, which no word has.
 * Matches the whole character: searching for those at the end alone would restart at each one, in quadratic time.
 */
const UNSEEN_ENDS = /^\p{DI}*(.*\P{DI})?\p{DI}*$/su;

/**
 * The characters of a text without those that print nothing, such as line breaks and joiners, as keyboards type them. In
 * NFC, as the words are, because a browser may send a letter and its accent apart.
 */
export function printable(text: string): string[] {
  return visible(text).flatMap(asTyped);
}

function visible(text: string): string[] {
  return graphemes(text)
    .filter((char) => !CONTROLS.test(char))
    .map((char) => char.replace(UNSEEN_ENDS, '$1'))
    .filter((char) => char !== '');
}

function asTyped(char: string): readonly string[] {
  if (isTooLong(char)) return [char];
  const whole = char.normalize();
  const keys = keyboardCharacters(whole);
  return keys === whole ? [whole] : Array.from(keys);
}

/** Whether it has more parts than a letter of any word. Normalising a megabyte of accents would take minutes. */
export function isTooLong(char: string): boolean {
  return char.length > 9;
}

/**
 * The marks that were added to a letter: from `ê` to `ế` the acute. '' if it is another letter or marks were removed.
 */
export function marksAdded(before: string, after: string): string {
  if (isTooLong(before) || isTooLong(after)) return '';
  const has = Array.from(before.normalize('NFD'));
  const [letter, ...marks] = Array.from(after.normalize('NFD'));
  if (letter !== has.shift()) return '';
  const added = marks.filter((mark) => {
    if (mark !== has[0]) return true;
    has.shift();
    return false;
  });
  return has.length === 0 && added.every((mark) => /\p{M}/u.test(mark)) ? added.join('') : '';
}
