import { isOfLanguage } from '../../core/speech/languageTag';

/** What voices leave out, or read as a pause. */
const MARK_NAMES: Readonly<Record<string, string>> = {
  '.': 'full stop',
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '!': 'exclamation mark',
  '?': 'question mark',
  "'": 'apostrophe',
  '"': 'quote',
  '(': 'open bracket',
  ')': 'close bracket',
  '-': 'hyphen',
  '/': 'slash',
};

/**
 * A word so that it can be typed by ear: `capital hello comma` for `Hello,`. Only in English: in other languages, a voice
 * would read these names as words of its own.
 *
 * @param lang the word's language, or its voice's, as a BCP 47 tag; left out for the page's own, English
 */
export function sayable(word: string, lang = 'en'): string {
  if (!isOfLanguage(lang, 'en')) return word;
  return word
    .replace(/\p{Lu}+/gu, (capitals) => ` ${capitals.length > 1 ? 'capitals' : 'capital'} ${capitals}`)
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, (mark) => (MARK_NAMES[mark] ? ` ${MARK_NAMES[mark]} ` : mark))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text letter by letter: `a, c, comma`. A space is said as such. */
export function spelled(text: string, lang = 'en'): string {
  return Array.from(text, (char) => (char === ' ' ? 'space' : sayable(char, lang))).join(', ');
}
