import { batchText } from '../round/batch';
import { type DrawBelow, seededDraws } from '../round/random';
import type { RoundSettings } from '../round/rules';
import { languageOf } from './wordChoices';

/** The characters that a batch may have with capitals, besides letters and spaces. */
const PUNCTUATION = '.,?!;:()';
const QUOTES = '""';
/** Those that it may have with numbers. */
const DIGITS = '0123456789';

/** A sentence has at least about this many words; never fewer than two, except in a batch of one word. */
const WORDS_PER_SENTENCE = 4;
const MAX_SENTENCES = 3;
/** The longest number. */
const MAX_DIGITS = 4;

/** How a language sets its marks, where that is not as in English. */
interface Marks {
  /** What begins a sentence, by its end mark. */
  readonly opening?: Readonly<Record<string, string>>;
  /** What stands instead of a mark; '' for nothing. */
  readonly instead?: Readonly<Record<string, string>>;
  /** The marks that a space separates from the word before. */
  readonly spaced?: string;
  /** What encloses a word in place of quotation marks. */
  readonly quotes?: string;
}

/**
 * The marks of the lists' languages, as their keyboards have them. In Greek `;` asks, and few keyboards have the `·` that is
 * its semicolon; those of Hindi have no `;`, no `:` and no quotation marks, those of Tamil no `;`. Thai sets a space where
 * others set a mark.
 */
const MARKS: Readonly<Record<string, Marks>> = {
  es: { opening: { '?': '¿', '!': '¡' } },
  fr: { spaced: ';:!?' },
  el: { instead: { '?': ';', ';': ',' } },
  ar: { instead: { '?': '؟', ';': '؛', ',': '،' } },
  fa: { instead: { '?': '؟', ';': '؛', ',': '،' } },
  hi: { instead: { '.': '।', ';': ',', ':': ',' }, quotes: '()' },
  bn: { instead: { '.': '।' } },
  ta: { instead: { ';': ',' } },
  th: { instead: { '.': '', '!': '', ',': '', ';': '', ':': '' } },
};

/** The digits of languages whose keyboards have their own in place of the usual ones. */
const OWN_DIGITS: Readonly<Record<string, string>> = {
  fa: '۰۱۲۳۴۵۶۷۸۹',
  bn: '০১২৩৪৫৬৭৮৯',
  th: '๐๑๒๓๔๕๖๗๘๙',
};

/**
 * Lists of these languages with English marks: what is dealt from a list and a seed never changes, so other marks need
 * another version.
 */
const WITH_ENGLISH_MARKS: ReadonlySet<string> = new Set(['spanish-1', 'french-1', 'greek-1']);

/** A word while it is being decorated. */
interface DecoratedWord {
  text: string;
  isNumber: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/**
 * The words of one batch with capitals and punctuation, with numbers, or with both. The same words in the same order as
 * `batchText` gives, except for those that numbers replace. Depends only on list, seed, batch number and settings, and is
 * the same on every engine.
 *
 * With `numbers`, one word in six is a number of one to four digits, without leading zeros and each length equally
 * often; never the first word of a batch, and never two in a row.
 *
 * With `capitals`, a batch is one to three whole sentences. Eight of ten sentences end with `.`, one with `?`, one with
 * `!`. Inside a sentence, a word whose predecessor has no mark is followed by `,` one time in 6, by `;` one in 36 and by
 * `:` one in 36. A word that does not begin a sentence is in double quotation marks one time in 20 and in parentheses one
 * in 20, never two in a row; and one in 16 is capitalised like a name. Languages set these marks in their own way.
 *
 * @param words distinct words, at least twice as many as a batch has
 * @param batchNumber 0 for the first batch
 * @param wordList the name of the list, by which its language and version are known
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
  const decorated = dealt.map(
    (text): DecoratedWord => ({ text, isNumber: false, isFirst: false, isLast: false }),
  );
  if (numbers) insertNumbers(decorated, wordList, drawsOf(seed, batchNumber, 1));
  if (capitals) makeSentences(decorated, wordList, drawsOf(seed, batchNumber, 2));
  return decorated.map(({ text }) => text).join(' ');
}

/**
 * The word with a capital first letter. Unchanged if that letter has no capital of one UTF-16 unit.
 *
 * @param wordList the name of the word's list: Turkish distinguishes `i` and `ı`, Dutch writes `IJ`
 */
export function capitalised(word: string, wordList: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0);
  if (wordList.startsWith('dutch-') && word.startsWith('ij')) return `IJ${word.slice(2)}`;
  // Not toLocaleUpperCase: engines need not support the locale.
  const capital = wordList.startsWith('turkish-') && first === 'i' ? 'İ' : first.toUpperCase();
  return capital.length === 1 ? capital + word.slice(first.length) : word;
}

/** The characters besides letters and spaces that a batch of this list may have with capitals. */
export function punctuationOf(wordList: string): string {
  const { opening = {}, instead = {}, quotes = QUOTES } = marksOf(wordList);
  const kept = Array.from(PUNCTUATION).filter((mark) => instead[mark] === undefined);
  return [...new Set([...kept, ...quotes, ...Object.values(opening), ...Object.values(instead)])].join('');
}

/** A word with an English mark after it, as the language of the list sets that. */
export function withMark(word: string, english: string, wordList: string): string {
  const { instead = {}, spaced = '' } = marksOf(wordList);
  const mark = instead[english] ?? english;
  return mark !== '' && spaced.includes(mark) ? `${word} ${mark}` : word + mark;
}

/** How the language of a list sets its marks. */
export function marksOf(wordList: string): Marks {
  return WITH_ENGLISH_MARKS.has(wordList) ? {} : (MARKS[languageOf(wordList) ?? ''] ?? {});
}

/** Numbers and sentences have generators of their own: switching one on changes neither the other nor the words. */
function drawsOf(seed: number, batchNumber: number, of: number): DrawBelow {
  return seededDraws(((seed ^ 0x1b873593) + Math.imul(batchNumber * 2 + of, 0x27d4eb2f)) >>> 0);
}

function insertNumbers(words: DecoratedWord[], wordList: string, drawBelow: DrawBelow): void {
  words.forEach((word, index) => {
    // Drawn more often than one in six, because the first word and one after a number are never replaced.
    const isDrawn = drawBelow(9) < 2;
    const number = numberBy(drawBelow, wordList);
    if (!isDrawn || index === 0 || words[index - 1]?.isNumber) return;
    word.text = number;
    word.isNumber = true;
  });
}

/** A number without leading zeros, each length equally often, in the digits of a list. */
export function numberBy(drawBelow: DrawBelow, wordList: string): string {
  const least = 10 ** drawBelow(MAX_DIGITS);
  const digits = digitsOf(wordList);
  return String(least + drawBelow(9 * least)).replace(/\d/g, (digit) => digits.charAt(Number(digit)));
}

/** The digits of the keyboards on which a list is typed. */
export function digitsOf(wordList: string): string {
  return OWN_DIGITS[languageOf(wordList) ?? ''] ?? DIGITS;
}

function makeSentences(words: DecoratedWord[], wordList: string, drawBelow: DrawBelow): void {
  const { opening = {}, quotes = QUOTES } = marksOf(wordList);
  cutSentences(words, drawBelow);
  let [hasMark, isEnclosed] = [false, false];
  let first = words[0] as DecoratedWord;
  for (const word of words) {
    const name = drawBelow(16);
    const enclosed = drawBelow(20);
    const mark = drawBelow(36);
    const end = drawBelow(10);
    if (word.isFirst) first = word;
    if (word.isFirst || (name === 0 && !word.isNumber)) word.text = capitalised(word.text, wordList);
    isEnclosed = enclosed < 2 && !isEnclosed && !word.isFirst;
    if (isEnclosed)
      word.text = enclosed === 0 ? quotes.charAt(0) + word.text + quotes.charAt(1) : `(${word.text})`;
    const drawn = word.isLast ? endMark(end) : hasMark ? '' : innerMark(mark);
    hasMark = drawn !== '';
    word.text = withMark(word.text, drawn, wordList);
    if (word.isLast) first.text = (opening[drawn] ?? '') + first.text;
  }
}

/** Cuts sentences of about equal length. None begins with a number. */
function cutSentences(words: DecoratedWord[], drawBelow: DrawBelow): void {
  const most = Math.max(1, Math.min(MAX_SENTENCES, Math.floor(words.length / WORDS_PER_SENTENCE)));
  const count = 1 + drawBelow(most);
  for (let sentence = 0; sentence < count; sentence++) {
    const even = Math.floor((sentence * words.length) / count);
    const drawn = sentence === 0 ? 0 : even - 1 + drawBelow(3);
    // Moves so that the middle sentence grows: otherwise it could be left with one word.
    const away = sentence === 1 ? -1 : 1;
    const first = words[drawn]?.isNumber ? drawn + away : drawn;
    (words[first] as DecoratedWord).isFirst = true;
    if (first > 0) (words[first - 1] as DecoratedWord).isLast = true;
  }
  (words.at(-1) as DecoratedWord).isLast = true;
}

function endMark(drawn: number): string {
  return drawn < 8 ? '.' : drawn === 8 ? '?' : '!';
}

function innerMark(drawn: number): string {
  return drawn < 6 ? ',' : drawn === 6 ? ';' : drawn === 7 ? ':' : '';
}
