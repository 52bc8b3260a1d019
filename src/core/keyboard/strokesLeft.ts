import type { Stroke, Strokes } from './strokes';
import { lettersOfSyllable } from './syllableLetters';

/**
 * The strokes that come next, in order: those of the first character of a text. Of a syllable of Hangul that is being
 * composed they are those that are left, and of the next character once it is whole: it stays open until that begins. The
 * last one ends with a space, as with any key.
 *
 * @param composed what is being composed; '' for nothing
 */
export function strokesLeft(strokes: Strokes, text: string, composed: string): readonly Stroke[] {
  let begun = Array.from(composed, lettersOf).join('');
  for (const character of text) {
    const letters = lettersOf(character);
    if (letters.length > begun.length && letters.startsWith(begun)) {
      return strokes(character).slice(begun.length);
    }
    if (!begun.startsWith(letters)) break;
    begun = begun.slice(letters.length);
  }
  // Something else may be being composed.
  return strokes(begun === '' && composed !== '' ? ' ' : text.charAt(0));
}

function lettersOf(character: string): string {
  return lettersOfSyllable(character) || character;
}
