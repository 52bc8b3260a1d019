import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { isOfLanguage } from '../../core/speech/languageTag';
import { graphemes } from '../../core/words/graphemes';

/** What voices leave out, or read as a pause. */
const MARK_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  '.': msg({ message: 'full stop', comment: 'The name of the mark . as a voice says it' }),
  ',': msg({ message: 'comma', comment: 'The name of the mark , as a voice says it' }),
  ';': msg({ message: 'semicolon', comment: 'The name of the mark ; as a voice says it' }),
  ':': msg({ message: 'colon', comment: 'The name of the mark : as a voice says it' }),
  '!': msg({ message: 'exclamation mark', comment: 'The name of the mark ! as a voice says it' }),
  '?': msg({ message: 'question mark', comment: 'The name of the mark ? as a voice says it' }),
  "'": msg({ message: 'apostrophe', comment: "The name of the mark ' as a voice says it" }),
  '"': msg({ message: 'quote', comment: 'The name of the mark " as a voice says it' }),
  '(': msg({ message: 'open bracket', comment: 'The name of the mark ( as a voice says it' }),
  ')': msg({ message: 'close bracket', comment: 'The name of the mark ) as a voice says it' }),
  '-': msg({ message: 'hyphen', comment: 'The name of the mark - as a voice says it' }),
  '/': msg({ message: 'slash', comment: 'The name of the mark / as a voice says it' }),
};

/** Capitals with the letters and figures that follow them, or a mark. */
const NAMED = /(\p{Lu}+)(?:(?!\p{Lu})[\p{L}\p{M}\p{N}])*|[^\p{L}\p{M}\p{N}\s]/gu;

/**
 * A word so that it can be typed by ear: `capital hello comma` for `Hello,`. Only in the language of the page: in others, a
 * voice would read these names as words of its own.
 *
 * @param lang the word's language, or its voice's, as a BCP 47 tag; left out for the page's own
 */
export function sayable(word: string, lang = i18n.locale): string {
  if (!isOfLanguage(lang, i18n.locale)) return word;
  return word
    .replace(NAMED, (part, capitals?: string) =>
      capitals ? ` ${withCapitals(part, capitals)}` : markName(part),
    )
    .replace(/\s+/g, ' ')
    .trim();
}

function withCapitals(letters: string, capitals: string): string {
  if (capitals.length > 1) {
    return t({
      message: `capitals ${letters}`,
      comment: 'Said by a voice: the first of these letters, or all of them, are capitals',
    });
  }
  return t({
    message: `capital ${letters}`,
    comment: 'Said by a voice: the first of these letters, or the only one, is a capital',
  });
}

function markName(mark: string): string {
  const name = MARK_NAMES[mark];
  return name ? ` ${i18n._(name)} ` : mark;
}

/** Text letter by letter: `a, c, comma`, each with its marks, which no voice says alone. A space is said as such. */
export function spelled(text: string, lang = i18n.locale): string {
  return graphemes(text)
    .map((letter) => (letter === ' ' ? spaceName() : sayable(letter, lang)))
    .join(', ');
}

function spaceName(): string {
  return t({ message: 'space', comment: 'The name of the space between words as a voice says it' });
}
