import { largestList } from '../practice/practiceList';
import { CUSTOM_TEXT, STANDARD_WORD_LIST } from '../round/rules';
import { isComposedList } from '../words/wordChoices';

/**
 * The list whose words lessons have, by that of the options: the largest of its language. The 10,000 English words are
 * left out: `deterrent` and `reiterate` are no words to begin with. Null for a text of the player's own, and for words that an
 * input method composes: their letters are not on the keys.
 */
export function lessonList(wordList: string): string | null {
  if (wordList === CUSTOM_TEXT || isComposedList(wordList)) return null;
  return wordList.startsWith('english-') ? STANDARD_WORD_LIST : largestList(wordList);
}
