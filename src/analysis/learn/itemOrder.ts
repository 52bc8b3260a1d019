import { type Course, goalMsOf, windowOf } from './course';
import { GAPS_TO_PASS, lastMs } from './LetterWindow';

/** The time of an item in gaps of the goal: 1 at the goal, 2 where it takes twice as long, 0 without a time. */
export function shareOfGoal(course: Course, item: string): number {
  return lastMs(windowOf(course, item)) / goalMsOf(course, item);
}

/** The items, those first that are slowest against the goal; of equal ones the order stays. */
export function slowestFirst(course: Course, items: readonly string[]): readonly string[] {
  const shares = new Map(items.map((item) => [item, shareOfGoal(course, item)]));
  return items.toSorted((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
}

/**
 * New items, those first that are furthest from passing: the ones typed least, then the slowest. Those that nothing waits
 * for are last.
 */
export function furthestFirst(course: Course, items: readonly string[]): readonly string[] {
  const missing = (item: string): number => Math.max(0, GAPS_TO_PASS - windowOf(course, item).gapsMs.length);
  const { seldom } = course.plan.order;
  return slowestFirst(course, items).toSorted(
    (one, other) =>
      Number(seldom.includes(one)) - Number(seldom.includes(other)) || missing(other) - missing(one),
  );
}
