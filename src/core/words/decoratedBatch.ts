import { batchText } from '../round/batch';
import { type DrawBelow, seededDraws } from '../round/random';
import type { RoundSettings } from '../round/rules';

/** What a batch may have besides letters and spaces, with capitals and with numbers. */
export const MARKS = '.,?!;:"()';
export const DIGITS = '0123456789';

/** Sentences have so many words, about, or more; never fewer than two, but in a batch of one. */
const WORDS_A_SENTENCE = 4;
const MOST_SENTENCES = 3;
const MOST_DIGITS = 4;

/** A word as it is decorated. */
interface Place {
  text: string;
  isNumber: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/**
 * The words of one batch with capitals and marks, with numbers, or with both: as many words as `batchText` gives, the
 * same ones in the same order but for those that are numbers. A function of list, seed, number and settings, the same on
 * every engine.
 *
 * With `numbers`, one word in six is a number of one to four digits, each length as often, without a leading zero; never
 * the first of a batch, never two side by side.
 *
 * With `capitals`, a batch is one to three whole sentences. Of ten sentences eight end with `.`, one with `?`, one with
 * `!`. Of the words inside a sentence that follow none with a mark, one in six has a `,` behind it, one in 36 a `;`, one
 * in 36 a `:`. Of those that do not begin a sentence one in 20 is in double quotation marks, one in 20 in parentheses,
 * never two side by side; and one in 16 is capitalised as a name is.
 *
 * @param words distinct words, at least twice as many as a batch has
 * @param batchNumber 0 for the first batch
 * @param wordList the name of the list: languages have capital letters of their own
 * @throws RangeError if `batchText` throws it
 */
export function decoratedText(
  words: readonly string[],
  seed: number,
  batchNumber: number,
  { wordsPerBatch, capitals, numbers }: RoundSettings,
  wordList: string,
): string {
  const dealt = batchText(words, seed, batchNumber, wordsPerBatch).split(' ');
  const places = dealt.map((text): Place => ({ text, isNumber: false, isFirst: false, isLast: false }));
  if (numbers) putNumbers(places, drawsOf(seed, batchNumber, 1));
  if (capitals) makeSentences(places, wordList, drawsOf(seed, batchNumber, 2));
  return places.map(({ text }) => text).join(' ');
}

/**
 * A word with a capital letter. Left as it is where its first letter has none of one UTF-16 unit.
 *
 * @param wordList the name of the list that it is from: Turkish tells `i` and `ı` apart, Dutch writes `IJ`
 */
export function capitalised(word: string, wordList: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  if (wordList.startsWith('dutch-') && word.startsWith('ij')) return `IJ${word.slice(2)}`;
  // Not by the locale: engines need not know it.
  const capital = wordList.startsWith('turkish-') && first === 'i' ? 'İ' : first.toUpperCase();
  return capital.length === 1 ? capital + word.slice(first.length) : word;
}

/** Numbers and sentences have draws of their own: neither changes with the other, nor the words with them. */
function drawsOf(seed: number, batchNumber: number, of: number): DrawBelow {
  return seededDraws(((seed ^ 0x1b873593) + Math.imul(batchNumber * 2 + of, 0x27d4eb2f)) >>> 0);
}

function putNumbers(places: Place[], drawBelow: DrawBelow): void {
  places.forEach((place, index) => {
    // One in six of all words: those after a number and the first are none.
    const isDrawn = drawBelow(9) < 2;
    const least = 10 ** drawBelow(MOST_DIGITS);
    const number = least + drawBelow(9 * least);
    if (!isDrawn || index === 0 || places[index - 1]?.isNumber) return;
    place.text = String(number);
    place.isNumber = true;
  });
}

function makeSentences(places: Place[], wordList: string, drawBelow: DrawBelow): void {
  cutSentences(places, drawBelow);
  let [hasMark, isEnclosed] = [false, false];
  for (const place of places) {
    const name = drawBelow(16);
    const enclosed = drawBelow(20);
    const mark = drawBelow(36);
    const end = drawBelow(10);
    if (place.isFirst || (name === 0 && !place.isNumber)) place.text = capitalised(place.text, wordList);
    isEnclosed = enclosed < 2 && !isEnclosed && !place.isFirst;
    if (isEnclosed) place.text = enclosed === 0 ? `"${place.text}"` : `(${place.text})`;
    const behind = place.isLast ? endMark(end) : hasMark ? '' : innerMark(mark);
    hasMark = behind !== '';
    place.text += behind;
  }
}

/** Sentences about equally long, which begin with a word and not with a number. */
function cutSentences(places: Place[], drawBelow: DrawBelow): void {
  const most = Math.max(1, Math.min(MOST_SENTENCES, Math.floor(places.length / WORDS_A_SENTENCE)));
  const count = 1 + drawBelow(most);
  for (let sentence = 0; sentence < count; sentence++) {
    const even = Math.floor((sentence * places.length) / count);
    const drawn = sentence === 0 ? 0 : even - 1 + drawBelow(3);
    // Away from the sentence in the middle, which would be left with one word.
    const away = sentence === 1 ? -1 : 1;
    const first = places[drawn]?.isNumber ? drawn + away : drawn;
    (places[first] as Place).isFirst = true;
    if (first > 0) (places[first - 1] as Place).isLast = true;
  }
  (places.at(-1) as Place).isLast = true;
}

function endMark(drawn: number): string {
  return drawn < 8 ? '.' : drawn === 8 ? '?' : '!';
}

function innerMark(drawn: number): string {
  return drawn < 6 ? ',' : drawn === 6 ? ';' : drawn === 7 ? ':' : '';
}
