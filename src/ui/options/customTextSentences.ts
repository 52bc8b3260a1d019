import { plural, t } from '@lingui/core/macro';
import type { CustomText, TextOutcome } from '../../state/words/customTextAtoms';
import { formatCount } from '../page/figureTexts';

/** How many of its first words identify a text. */
const FIRST_WORDS = 6;

/** Which text is in use, and how far it has been typed. */
export function customTextSentence({ words, place }: CustomText): string {
  const count = words.length;
  const start = words.slice(0, FIRST_WORDS).join(' ') + (count > FIRST_WORDS ? ' …' : '');
  const last = formatCount(place);
  if (place === 0) {
    return t({
      message: `“${start}”: ${plural(count, { one: '# word', other: '# words' })}, not started.`,
      comment: 'The beginning of a text, its number of words, and that none of it has been typed',
    });
  }
  return t({
    message: `“${start}”: ${plural(count, { one: '# word', other: '# words' })}, typed up to word ${last}.`,
    comment: 'The beginning of a text, its number of words, and the number of the last word that was typed',
  });
}

/** Whether a text could be used, and what was changed in it. */
export function textOutcomeSentence(taken: TextOutcome): string {
  switch (taken.outcome) {
    case 'tooLarge':
      return t`This is larger than 1 MB. Use a part of it.`;
    case 'notText':
      return t`This is not plain text.`;
    case 'unreadable':
      return t`This file could not be read.`;
    case 'empty':
      return t`The text has no word that can be shown here.`;
    case 'accepted':
      return acceptedSentences(taken).filter(Boolean).join(' ');
    default:
      return taken satisfies never;
  }
}

type Accepted = Extract<TextOutcome, { readonly outcome: 'accepted' }>;

function acceptedSentences({ words, replaced, unmarked, leftOut, isMixed, isSaved, cut }: Accepted) {
  return [
    t({
      message: plural(words, { one: '# word.', other: '# words.' }),
      comment:
        'How long a text is that the player has pasted. Sentences about what was changed in it may follow',
    }),
    replaced > 0 &&
      plural(replaced, {
        one: '# character simplified (curly quotes, dashes).',
        other: '# characters simplified (curly quotes, dashes).',
      }),
    unmarked > 0 &&
      plural(unmarked, {
        one: '# letter shown without accents: no font of this page or this device has them.',
        other: '# letters shown without accents: no font of this page or this device has them.',
      }),
    leftOut > 0 &&
      t({
        message: plural(leftOut, {
          one: '# character that cannot be shown left out.',
          other: '# characters that cannot be shown left out.',
        }),
        comment: 'So many characters were removed, because they cannot be shown',
      }),
    isMixed &&
      t({
        message: 'It has words of both directions; each line is drawn in one.',
        comment: 'Of a text with words that are read from right to left, and others from left to right',
      }),
    !isSaved && t`The text could not be saved: it stays until you close this page.`,
    cut > 0 &&
      t({
        message: plural(cut, { one: '# very long word cut.', other: '# very long words cut.' }),
        comment: 'The end of so many words was removed, because they are too long for a line',
      }),
  ];
}
