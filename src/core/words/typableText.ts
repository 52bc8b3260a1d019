import { hasFallbackLetters } from './fallbackLetters';
import { isInPageFonts, isShowable } from './scripts';

/** A pasted text, cleaned so that it can be typed. */
export interface TypableText {
  /** In order and never empty, of at most 40 characters each. Every character is one UTF-16 unit that a font can show. */
  readonly words: string[];
  /** How many characters were replaced by those of a keyboard: curly quotes, dashes, ellipses, ligatures, other spaces. */
  readonly replaced: number;
  /** How many letters lost their accents because no font here has the accented letter. */
  readonly unmarked: number;
  /** How many characters were dropped because no font here has them. Invisible ones are not counted. */
  readonly leftOut: number;
  /** How many words were longer than 40 characters and were cut into pieces. */
  readonly cut: number;
}

/** The most characters of a word. */
const MAX_WORD_LENGTH = 40;

const TOO_LONG_WORD = new RegExp(`[^ \\n]{${MAX_WORD_LENGTH + 1}}`);

const LIGATURES = 'ﬀﬁﬂﬃﬄﬅﬆ';

/** What a keyboard types for each typographic character. */
const KEYBOARD: Readonly<Record<string, string>> = {
  ...among('“”„‟«»', '"'),
  ...among('‘’‚‛‹›', "'"),
  ...among('‐‑‒–—―−', '-'),
  '…': '...',
  ...Object.fromEntries(Array.from(LIGATURES, (char) => [char, char.normalize('NFKC')])),
};
const TYPOGRAPHIC = new RegExp(`[${Object.keys(KEYBOARD).join('')}]`, 'g');

const ANY_TYPOGRAPHIC = new RegExp(TYPOGRAPHIC.source);

const MARKS = /\p{M}+/gu;
const SPACES = /\p{White_Space}+/gu;
/** Not counted as replaced: everybody expects a line break to become a space between words. */
const USUAL_SPACES = /[ \r\n]+/g;
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu;
/** More marks on a letter than any language has. Normalising a MB of nothing but marks would take minutes. */
const TOO_MANY_MARKS = /(?<=\p{M}{4})\p{M}+/gu;
/** Matches code points, so that half an emoji is never left over. */
const NOT_ASCII = /[^ -~]/gu;

/**
 * Converts any text to what a keyboard can type and the fonts can show: NFC, straight quotes, hyphens for dashes, words
 * separated by any white space. Takes linear time. Idempotent: its words, joined by spaces, stay as they are.
 *
 * @param isInSystemFonts whether a system font has a letter that the page's fonts lack
 */
export function typableText(text: string, isInSystemFonts: (letter: string) => boolean): TypableText {
  let [replaced, unmarked, leftOut, cut] = [0, 0, 0, 0];
  const leaveOut = (chars: string): string => {
    leftOut += Array.from(chars).length;
    return '';
  };
  /** Cached, because a text repeats the same few characters. */
  const letters = new Map<string, string>();
  const shown = text
    .replace(SPACES, (spaces) => {
      replaced += spaces.replace(USUAL_SPACES, '').length;
      return ' ';
    })
    .replace(INVISIBLE, '')
    .replace(TOO_MANY_MARKS, leaveOut)
    .normalize('NFC')
    .replace(TYPOGRAPHIC, (char) => {
      replaced++;
      return KEYBOARD[char] as string;
    })
    .replace(NOT_ASCII, (char) => {
      let letter = letters.get(char);
      if (letter === undefined) {
        letter = shownLetter(char, isInSystemFonts);
        letters.set(char, letter);
      }
      if (letter === char) return char;
      if (letter === '') return leaveOut(char);
      unmarked++;
      return letter;
    });
  const words = shown.split(' ').flatMap((word) => {
    if (word.length <= MAX_WORD_LENGTH) return word === '' ? [] : [word];
    cut++;
    return pieces(word);
  });
  return { words, replaced, unmarked, leftOut, cut };
}

/** The character, or its letter without accents if only that can be shown; '' if neither can. */
function shownLetter(char: string, isInSystemFonts: (letter: string) => boolean): string {
  const base = char.normalize('NFD').replace(MARKS, '');
  const isShown = (letter: string) =>
    isInPageFonts(letter) || (hasFallbackLetters(letter) && isInSystemFonts(letter));
  return [char, base].find(isShown) ?? '';
}

/**
 * Whether `typableText` leaves this text unchanged on a machine whose fonts have all letters. Much faster than calling
 * it.
 */
export function isTypable(text: string): boolean {
  return (
    text !== '' &&
    !/^ | {2}| $/.test(text) &&
    !hasTooLongWord(text) &&
    isShowable(text) &&
    !ANY_TYPOGRAPHIC.test(text) &&
    text === text.normalize('NFC')
  );
}

function pieces(word: string): string[] {
  return Array.from({ length: Math.ceil(word.length / MAX_WORD_LENGTH) }, (_, i) =>
    word.slice(i * MAX_WORD_LENGTH, (i + 1) * MAX_WORD_LENGTH),
  );
}

function among(chars: string, key: string): Record<string, string> {
  return Object.fromEntries(Array.from(chars, (char) => [char, key]));
}

/** Whether a text has a word of more than 40 characters. Each key of a longer one would take longer than the last. */
export function hasTooLongWord(text: string): boolean {
  return TOO_LONG_WORD.test(text);
}
