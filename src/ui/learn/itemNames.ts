import { t } from '@lingui/core/macro';
import type { ToldStroke } from '../../core/learn/howMade';
import { CAPITALS, DIGITS, MARKS } from '../../core/learn/items';
import { standingAlone } from '../../core/words/standingAlone';

/** What an item of a course is called: a letter by itself, a group by its name. */
export function itemName(item: string): string {
  switch (item) {
    case CAPITALS:
      return t({ message: 'capitals', comment: 'Capital letters, as something to learn to type' });
    case MARKS:
      return t({ message: 'punctuation', comment: 'Commas and the like, as something to learn to type' });
    case DIGITS:
      return t({ message: 'numbers', comment: 'As something to learn to type' });
    default:
      return standingAlone(item);
  }
}

/** Several of them: `s`, `e t a`. */
export function itemNames(items: readonly string[]): string {
  return items.map(itemName).join(' ');
}

/** How a letter is made by more than one key: `AltGr + a`, `´ then e`; '' where one key is enough. */
export function howMadeText(strokes: readonly ToldStroke[]): string {
  const [first = '', second] = strokes.map(({ key, hasAltGr, hasShift }) =>
    [hasAltGr && 'AltGr', hasShift && shiftName(), key].filter(Boolean).join(' + '),
  );
  if (second === undefined) return first;
  return t({
    message: `${first} then ${second}`,
    comment: 'How a letter is typed: the first key, then the second one: “´ then e”',
  });
}

function shiftName(): string {
  return t({ message: 'Shift', comment: 'The key, as keyboards have it' });
}
