import { hasOtherLetters } from './otherLetters';
import { canBeShown, mayBeShown } from './scripts';

/** A text of the player's own as it can be typed. */
export interface TypableText {
  /** In its order, none of them empty; of characters that can be shown, each one UTF-16 unit, and at most 40. */
  readonly words: string[];
  /** How many characters became those of a keyboard: curly quotation marks, dashes, ellipses, ligatures, other spaces. */
  readonly replaced: number;
  /** How many letters lost their marks: no font here has them with these. */
  readonly unmarked: number;
  /** How many characters no font here has: they are gone. What nobody sees is not counted. */
  readonly leftOut: number;
  /** How many words were longer than 40 characters: they are cut into pieces. */
  readonly cut: number;
}

/** Characters of a word. */
const LONGEST_PIECE = 40;

const LIGATURES = 'ﬀﬁﬂﬃﬄﬅﬆ';

/** What a keyboard gives for a character that programs and printers put in its place. */
const KEYBOARD: Readonly<Record<string, string>> = {
  ...among('“”„‟«»', '"'),
  ...among('‘’‚‛‹›', "'"),
  ...among('‐‑‒–—―−', '-'),
  '…': '...',
  ...Object.fromEntries(Array.from(LIGATURES, (char) => [char, char.normalize('NFKC')])),
};
const NOT_OF_A_KEYBOARD = new RegExp(`[${Object.keys(KEYBOARD).join('')}]`, 'g');

const NOT_OF_A_KEYBOARD_ONCE = new RegExp(NOT_OF_A_KEYBOARD.source);

const MARKS = /\p{M}+/gu;
const SPACES = /\p{White_Space}+/gu;
/** What nobody takes for anything else: the end of a line is a space between words. */
const USUAL_SPACES = /[ \r\n]+/g;
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]+/gu;
/** More marks on a letter than any language has: normalising a text of a MB that is all marks would take minutes. */
const TOO_MANY_MARKS = /(?<=\p{M}{4})\p{M}+/gu;
/** By code points, so that half an emoji never stays. */
const NOT_ASCII = /[^ -~]/gu;

/**
 * Any text brought to what a keyboard gives and the fonts show: NFC, straight quotation marks, hyphens for dashes,
 * words apart from one another by whatever space. Takes any text at all, in a time that grows with its length; what it
 * gives, joined by spaces, it gives again.
 *
 * @param isOnMachine whether the machine shows a letter that the page's fonts lack
 */
export function typableText(text: string, isOnMachine: (letter: string) => boolean): TypableText {
  let [replaced, unmarked, leftOut, cut] = [0, 0, 0, 0];
  const leaveOut = (chars: string): string => {
    leftOut += Array.from(chars).length;
    return '';
  };
  /** What stands for each character; a text has few of them many times. */
  const letters = new Map<string, string>();
  const shown = text
    .replace(SPACES, (spaces) => {
      replaced += spaces.replace(USUAL_SPACES, '').length;
      return ' ';
    })
    .replace(UNSEEN, '')
    .replace(TOO_MANY_MARKS, leaveOut)
    .normalize('NFC')
    .replace(NOT_OF_A_KEYBOARD, (char) => {
      replaced++;
      return KEYBOARD[char] as string;
    })
    .replace(NOT_ASCII, (char) => {
      let letter = letters.get(char);
      if (letter === undefined) {
        letter = shownLetter(char, isOnMachine);
        letters.set(char, letter);
      }
      if (letter === char) return char;
      if (letter === '') return leaveOut(char);
      unmarked++;
      return letter;
    });
  const words = shown.split(' ').flatMap((word) => {
    if (word.length <= LONGEST_PIECE) return word === '' ? [] : [word];
    cut++;
    return pieces(word);
  });
  return { words, replaced, unmarked, leftOut, cut };
}

/** The character, or without its marks where only that is shown; '' where neither is. */
function shownLetter(char: string, isOnMachine: (letter: string) => boolean): string {
  const base = char.normalize('NFD').replace(MARKS, '');
  const isShown = (letter: string) => canBeShown(letter) || (hasOtherLetters(letter) && isOnMachine(letter));
  return [char, base].find(isShown) ?? '';
}

/**
 * Whether `typableText` gives just this text again, on a machine that shows all letters. Told far sooner than by asking
 * it.
 */
export function isTypable(text: string): boolean {
  return (
    text !== '' &&
    !/^ | {2}| $|[^ ]{41}/.test(text) &&
    mayBeShown(text) &&
    !NOT_OF_A_KEYBOARD_ONCE.test(text) &&
    text === text.normalize('NFC')
  );
}

function pieces(word: string): string[] {
  return Array.from({ length: Math.ceil(word.length / LONGEST_PIECE) }, (_, i) =>
    word.slice(i * LONGEST_PIECE, (i + 1) * LONGEST_PIECE),
  );
}

function among(chars: string, key: string): Record<string, string> {
  return Object.fromEntries(Array.from(chars, (char) => [char, key]));
}
