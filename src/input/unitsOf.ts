import { graphemes } from '../core/words/graphemes';
import { keyboardCharacters } from '../core/words/keyboardCharacters';
import { lettersOfForm } from '../core/words/presentationForms';
import { isTooLong } from './graphemes';

const CONTROLS = /^\p{Cc}+$/u;
const UNSEEN = /\p{DI}/u;
const SURROGATE = /[\ud800-\udfff]/;
/**
 * The units of a text that is typed by units (core/round/typedByUnit), in NFC and as keyboards type them: each letter and
 * each mark alone. What prints nothing is left out, except for joiners that the words have. An emoji is one.
 *
 * @param ofWords the characters in the words
 */
export function unitsOf(text: string, ofWords: string): string[] {
  return graphemes(text).flatMap((cluster) => {
    if (CONTROLS.test(cluster)) return [];
    if (isTooLong(cluster) || SURROGATE.test(cluster)) return [cluster];
    return Array.from(cluster.normalize())
      .filter((unit) => !UNSEEN.test(unit) || ofWords.includes(unit))
      .flatMap((unit) => Array.from(keyboardCharacters(lettersOfForm(unit))));
  });
}
