import type { CustomText, TextOutcome } from '../../state/words/customTextAtoms';
import { formatWhole, pluralize } from '../page/figureTexts';

/** How many of its first words identify a text. */
const FIRST_WORDS = 6;

/** Which text is in use, and how far it has been typed. */
export function customTextSentence({ words, place }: CustomText): string {
  const start = words.slice(0, FIRST_WORDS).join(' ');
  const progress = place === 0 ? 'not started' : `typed up to word ${formatWhole(place)}`;
  return `“${start}${words.length > FIRST_WORDS ? ' …' : ''}”: ${pluralize(words.length, 'word')}, ${progress}.`;
}

/** Whether a text could be used, and what was changed in it. */
export function textOutcomeSentence(taken: TextOutcome): string {
  switch (taken.outcome) {
    case 'tooLarge':
      return 'This is larger than 1 MB. Use a part of it.';
    case 'notText':
      return 'This is not a plain text.';
    case 'unreadable':
      return 'This file could not be read.';
    case 'empty':
      return 'There is no word in it that can be shown here.';
    case 'accepted':
      return [
        `${pluralize(taken.words, 'word')}.`,
        taken.replaced > 0 && `${pluralize(taken.replaced, 'character')} simplified (curly quotes, dashes).`,
        taken.unmarked > 0 &&
          `${pluralize(taken.unmarked, 'letter')} shown without accents: no font of this page or this machine has them.`,
        taken.leftOut > 0 && `${pluralize(taken.leftOut, 'character')} that cannot be shown left out.`,
        !taken.isSaved && 'It could not be saved: it is there until you close this page.',
        taken.cut > 0 && `${pluralize(taken.cut, 'very long word')} cut.`,
      ]
        .filter(Boolean)
        .join(' ');
    default:
      return taken satisfies never;
  }
}
