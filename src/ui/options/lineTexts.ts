/*
 * What the line above the words says of options that differ from the standard. The page's inline script has it in all
 * languages: nothing else here.
 */
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { OptionName, Options } from '../../core/options/options';
import { formatPercent } from '../page/figureTexts';

const CARETS_IN_LINE: Readonly<Record<Options['caret'], MessageDescriptor>> = {
  line: msg({ message: 'line caret', comment: 'In a list of what a round is: the caret is an upright line' }),
  block: msg({ message: 'block caret', comment: 'In a list of what a round is: the caret is a box' }),
  underline: msg({ message: 'underline caret', comment: 'In a list of what a round is: the caret is below' }),
  off: msg({ message: 'no caret', comment: 'In a list of what a round is' }),
};

/** The text for a value that is not the standard one, of each option that has one. */
const LINE_TEXTS: { readonly [Name in OptionName]?: (value: Options[Name], options: Options) => string } = {
  seconds: (seconds, { wordLimit }) => (wordLimit ? '' : inSeconds(seconds)),
  wordLimit: inWords,
  size: formatPercent,
  caret: (caret) => i18n._(CARETS_IN_LINE[caret]),
  gliding: () => t({ message: 'smooth caret', comment: 'In a list of what a round is' }),
  sound: soundInLine,
  saysWords: () =>
    t({ message: 'dictation', comment: 'In a list of what a round is: a voice reads the words aloud' }),
};

/** What the line says of this value of an option; '' if nothing. */
export function lineText(name: OptionName, value: unknown, options: Options): string {
  const texts: { readonly [Name in OptionName]?: (value: never, options: Options) => string } = LINE_TEXTS;
  return texts[name]?.(value as never, options) ?? '';
}

/** `30 s`. */
export function inSeconds(seconds: number): string {
  return t`${seconds} s`;
}

/** `12 words`. */
export function inWords(words = 0): string {
  return plural(words, { one: '# word', other: '# words' });
}

function soundInLine(sound: Options['sound']): string {
  switch (sound) {
    case 'keys':
      return t({ message: 'sound of keys', comment: 'In a list of what a round is: each key makes a sound' });
    case 'errors':
      return t({
        message: 'sound of keys and errors',
        comment: 'In a list of what a round is: each key makes a sound, and errors another one',
      });
    case 'off':
      return '';
    default:
      return sound satisfies never;
  }
}
