import { isShowable } from '../words/scripts';

/**
 * What a lesson has words of, as rounds have it among their settings: the items so far, of these the new ones, and those
 * that are to come more often than others. Each is a string of items (./items): no item twice, perhaps none.
 */
export type Lesson = readonly [items: string, fresh: string, again: string];

/** More items than any alphabet has letters. */
const MAX_ITEMS = 200;

/** Whether a value is what a lesson has words of. */
export function isLesson(value: unknown): value is Lesson {
  if (!Array.isArray(value) || value.length !== 3) return false;
  if (!value.every((part) => typeof part === 'string' && isSetOfItems(part))) return false;
  const [items, fresh, again] = value as unknown as Lesson;
  const isTaught = (item: string): boolean => items.includes(item);
  return items !== '' && fresh.split('').every(isTaught) && again.split('').every(isTaught);
}

function isSetOfItems(part: string): boolean {
  return (
    part.length <= MAX_ITEMS && new Set(part).size === part.length && isShowable(part) && !/\s/.test(part)
  );
}
