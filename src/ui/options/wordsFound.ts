import { termsIn } from '../searchTerms';
import { languagesOfWords, wordsLabel } from './wordsLabels';

/**
 * The lists that a search finds, in their order: each of its words is the beginning of a word of the list's own name, or of
 * its language in English or in the language of the page. None for an empty search.
 */
export function wordsFound(lists: readonly string[], search: string): readonly string[] {
  const wanted = termsIn(search);
  if (wanted.length === 0) return [];
  return lists.filter((list) => {
    const terms = [wordsLabel(list), ...languagesOfWords(list)].flatMap(termsIn);
    return wanted.every((term) => terms.some((one) => one.startsWith(term)));
  });
}
