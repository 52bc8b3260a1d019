import type { Lesson } from '../../core/learn/lesson';
import { type Course, itemsIn, newItems, unknownItems } from './course';
import { furthestFirst, slowestFirst } from './itemOrder';

/** Of the first letters, which are all new, at most so many are in half of the words. */
const MAX_FRESH = 2;
/** At most so many letters come more often. */
const MAX_AGAIN = 5;

/** What the next lesson has words of. Once all is through, what is not known yet comes more often. */
export function lessonOf(course: Course): Lesson {
  const items = itemsIn(course);
  const fresh = furthestFirst(course, newItems(course)).slice(0, MAX_FRESH);
  const slipped = items.filter((item) => course.slipped.has(item));
  const unknown = course.step < course.steps.length ? [] : slowestFirst(course, unknownItems(course));
  const again = [...new Set([...slipped, ...unknown])].filter((item) => !fresh.includes(item));
  return [items.join(''), fresh.join(''), again.slice(0, MAX_AGAIN).join('')];
}
