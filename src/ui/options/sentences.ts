import type { OwnText, TakenText } from '../../state/words/ownTextAtoms';
import { number, whole } from '../page/figures';

/** So much of a text's beginning tells which one it is. */
const FIRST_WORDS = 6;

/** Which text it is, and how far it has been typed. */
export function ownTextSentence({ words, place }: OwnText): string {
  const start = words.slice(0, FIRST_WORDS).join(' ');
  const far = place === 0 ? 'not begun' : `typed up to word ${whole(place)}`;
  return `“${start}${words.length > FIRST_WORDS ? ' …' : ''}”: ${number(words.length, 'word')}, ${far}.`;
}

/** What has come of a text that was given. */
export function takenSentence(taken: TakenText): string {
  switch (taken.outcome) {
    case 'tooLarge':
      return 'This is larger than 1 MB. Take a part of it.';
    case 'notText':
      return 'This is not a plain text.';
    case 'unreadable':
      return 'This file could not be read.';
    case 'empty':
      return 'There is no word in it that can be shown here.';
    case 'taken':
      return [
        `${number(taken.words, 'word')}.`,
        taken.replaced > 0 && `${number(taken.replaced, 'character')} brought to what a keyboard gives.`,
        taken.unmarked > 0 &&
          `${number(taken.unmarked, 'letter')} shown without accents: no font of this page or this machine has them.`,
        taken.leftOut > 0 && `${number(taken.leftOut, 'character')} that cannot be shown left out.`,
        !taken.isKept && 'It could not be kept: it is there until you close this page.',
        taken.cut > 0 && `${number(taken.cut, 'very long word')} cut.`,
      ]
        .filter(Boolean)
        .join(' ');
    default:
      return taken satisfies never;
  }
}
