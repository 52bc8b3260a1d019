import { graphemes } from './graphemes';
import { isTypographic, keyboardCharacters } from './keyboardCharacters';
import { lettersOfForm } from './presentationForms';
import { isInPageFonts, isShowable, mayBeInSystemFonts, OF_INDIA } from './scripts';

/** A pasted text, cleaned so that it can be typed. */
export interface TypableText {
  /** In order and never empty, of at most 40 characters each. Every character is one UTF-16 unit that a font can show. */
  readonly words: string[];
  /** How many characters were replaced by those of a keyboard (./keyboardCharacters), unusual spaces among them. */
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

/** Of languages that set no spaces between words. */
const WITHOUT_SPACES = /\p{Script=Thai}/u;

const TOO_LONG_WORD = new RegExp(`[^ \\n]{${MAX_WORD_LENGTH + 1}}`);

const MARKS = /\p{M}+/gu;
const HAS_MARK = /\p{M}/u;
const SPACES = /\p{White_Space}+/gu;
/** Not counted as replaced: everybody expects a line break to become a space between words. */
const USUAL_SPACES = /[ \r\n]+/g;
/** A non-joiner between letters of Arabic is typed, as it keeps them apart; in scripts of India a joiner is, too. */
const TYPED_JOINER = [
  '(?<=\\p{Script=Arabic})\u200c(?=\\p{Script=Arabic})',
  `(?<=[${OF_INDIA}])[\u200c\u200d](?=[${OF_INDIA}])`,
].join('|');
const INVISIBLE = new RegExp(`(?!${TYPED_JOINER})[\\p{Cc}\\p{Default_Ignorable_Code_Point}]`, 'gu');
const HAS_INVISIBLE = new RegExp(INVISIBLE.source, 'u');
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
  const letters = new Map<string, ShownLetters>();
  const shown = text
    .replace(SPACES, (spaces) => {
      replaced += spaces.replace(USUAL_SPACES, '').length;
      return ' ';
    })
    .replace(INVISIBLE, '')
    .replace(TOO_MANY_MARKS, leaveOut)
    .normalize('NFC')
    .replace(NOT_ASCII, (char) => {
      let letter = letters.get(char);
      if (!letter) {
        letter = shownLetters(char, isInSystemFonts);
        letters.set(char, letter);
      }
      if (letter.text === '') return leaveOut(char);
      if (letter.text === char) return char;
      if (letter.isUnmarked) unmarked++;
      else replaced++;
      return letter.text;
    });
  const words = shown.split(' ').flatMap((word) => {
    if (word.length <= MAX_WORD_LENGTH) return word === '' ? [] : [word];
    cut++;
    return pieces(word);
  });
  // What a joiner stood between may have been left out or cut apart.
  const seen = words.map((word) => word.replace(INVISIBLE, '')).filter((word) => word !== '');
  return { words: seen, replaced, unmarked, leftOut, cut };
}

interface ShownLetters {
  readonly text: string;
  /** Whether it is the letter without its accents. */
  readonly isUnmarked: boolean;
}

/** What is shown for a character: what keyboards type for it, or at least its letter without accents; else nothing. */
function shownLetters(char: string, isInSystemFonts: (letter: string) => boolean): ShownLetters {
  const isShown = (letter: string) =>
    isInPageFonts(letter) || (mayBeInSystemFonts(letter) && isInSystemFonts(letter));
  const typed = keyboardCharacters(lettersOfForm(char));
  if (Array.from(typed).every(isShown)) return { text: typed, isUnmarked: false };
  const base = typed.normalize('NFD').replace(MARKS, '');
  return { text: isShown(base) ? base : '', isUnmarked: true };
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
    !HAS_INVISIBLE.test(text) &&
    !isTypographic(text) &&
    text === text.normalize('NFC')
  );
}

/** A long word in pieces: cut between two words of a language that sets no spaces, else at least between two characters. */
function pieces(word: string): string[] {
  const cut: string[] = [];
  let rest = word;
  while (rest.length > MAX_WORD_LENGTH) {
    const length = lengthOfPiece(rest.slice(0, MAX_WORD_LENGTH + 1));
    cut.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...cut, rest];
}

/** How many units of a long word make its first piece, given these and one more. */
function lengthOfPiece(start: string): number {
  if (WITHOUT_SPACES.test(start)) {
    const words = wordsOf(start);
    if (words.length > 1) return start.length - (words.at(-1) as string).length;
  }
  // Splitting a MB into characters takes long.
  const characters = HAS_MARK.test(start) ? graphemes(start) : [];
  return characters.length > 1 ? start.length - (characters.at(-1) as string).length : MAX_WORD_LENGTH;
}

/** The words of a text of a language that sets no spaces, as the browser knows them. */
function wordsOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [];
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Whether a text has a word of more than 40 characters. Each key of a longer one would take longer than the last. */
export function hasTooLongWord(text: string): boolean {
  return TOO_LONG_WORD.test(text);
}
