import { isShowable } from '../words/scripts';

/** The most items to practise at once. */
export const MAX_WANTED = 5;
/** Every wanted item occurs at least this often in a batch. */
export const MIN_EACH = 2;
/** At least this share of the pairs of a batch are wanted ones. */
export const MIN_SHARE = 1 / 4;

/**
 * What practice is of, as it is saved and sent: distinct items in the order of their UTF-16 units, at most five. An item
 * is a pair of characters, or a key: one character, which stands for all pairs that end with it. A space is `' '`; as a
 * key it would stand for the end of every word, so it is none.
 *
 * Takes the first five valid items; empty if none is valid.
 */
export function wantedOf(items: Iterable<string>): readonly string[] {
  return itemsOf(items).toSorted(byUnits);
}

/** The same items in the order in which they were asked for. */
export function itemsOf(items: Iterable<string>): readonly string[] {
  const valid = [...new Set(items)].filter(isItem);
  return valid.slice(0, MAX_WANTED);
}

/** Whether these are items as `wantedOf` gives them, at least one. */
export function areWanted(items: readonly string[]): boolean {
  const wanted = wantedOf(items);
  return wanted.length > 0 && wanted.length === items.length && wanted.every((item, i) => item === items[i]);
}

/** Whether practice of an item is practice of a pair. */
export function isPairOf(item: string, pair: string): boolean {
  return item === pair || item === pair.slice(1);
}

/** How many pairs of a text are wanted. A pair that two items stand for counts once. */
export function countIn(text: string, wanted: readonly string[]): number {
  let count = 0;
  for (let i = 1; i < text.length; i++) {
    const pair = text.slice(i - 1, i + 1);
    if (wanted.some((item) => isPairOf(item, pair))) count++;
  }
  return count;
}

/** One or two characters that words can have here, all of which are one UTF-16 unit; not only spaces. */
function isItem(item: string): boolean {
  return (item.length === 1 || item.length === 2) && item.trim() !== '' && isShowable(item);
}

function byUnits(one: string, other: string): number {
  return one < other ? -1 : 1;
}
