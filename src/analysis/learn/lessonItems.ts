import { type Course, newItems } from './course';
import { shareOfGoal, slowestFirst } from './itemOrder';

/** What an item of a lesson has come to: of those that are neither new nor slipped, whether it is as quick as the goal. */
export type LessonItemState = 'new' | 'slipped' | 'atGoal' | 'practised';

const RANKS = { new: 0, slipped: 1, atGoal: 2, practised: 2 };

/** The items that a lesson had, the new and the slipped ones first, then the slowest. */
export function lessonItems(course: Course, typed: string): readonly string[] {
  const rank = (item: string): number => RANKS[lessonItemState(course, item)];
  return slowestFirst(course, [...new Set(typed)]).toSorted((one, other) => rank(one) - rank(other));
}

/** The state of an item after a lesson that had it. */
export function lessonItemState(course: Course, item: string): LessonItemState {
  if (newItems(course).includes(item)) return 'new';
  if (course.slipped.has(item)) return 'slipped';
  return shareOfGoal(course, item) <= 1 ? 'atGoal' : 'practised';
}
