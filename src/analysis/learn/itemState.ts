import { type Course, isRare, itemsIn, newItems } from './course';

/** What a course says of an item. */
export type ItemState = 'known' | 'practised' | 'new' | 'slipped' | 'rare' | 'toCome';

/** The states in the order in which they are told. */
export const ITEM_STATES: readonly ItemState[] = ['known', 'practised', 'new', 'slipped', 'rare', 'toCome'];

/** The state of an item. What has come is rare only as long as it is not known. */
export function itemState(course: Course, item: string): ItemState {
  if (itemsIn(course).includes(item)) {
    if (course.slipped.has(item)) return 'slipped';
    if (course.known.has(item)) return 'known';
    if (!isRare(course, item)) return newItems(course).includes(item) ? 'new' : 'practised';
  }
  return isRare(course, item) ? 'rare' : 'toCome';
}
