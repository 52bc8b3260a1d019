import { plural, t } from '@lingui/core/macro';
import { type Course, itemsIn, newItems, unknownItems } from '../../analysis/learn/course';
import { formatDate } from '../history/dateFormat';
import { wpm } from '../page/figureTexts';
import { itemNames } from './itemNames';

const DAY_MS = 86_400_000;

/** The states of an item in a course. */
export type ItemState = 'known' | 'practised' | 'new' | 'slipped' | 'rare' | 'toCome';

/** What the states are called. */
export function stateName(state: ItemState): string {
  switch (state) {
    case 'known':
      return t({ message: 'known', comment: 'State of a letter in a course: typed well' });
    case 'practised':
      return t({ message: 'practised', comment: 'State of a letter in a course: not typed well yet' });
    case 'new':
      return t({ message: 'new', comment: 'State of a letter in a course: it came last' });
    case 'slipped':
      return t({
        message: 'slipped',
        comment: 'State of a letter in a course: it was known, and is not now',
      });
    case 'rare':
      return t({ message: 'rare', comment: 'State of a letter in a course: few words have it' });
    case 'toCome':
      return t({ message: 'to come', comment: 'State of a letter in a course: it comes in a later lesson' });
    default:
      return state satisfies never;
  }
}

/** How far a course has come, in one sentence. */
export function courseSentence(course: Course, hasLessons: boolean): string {
  if (!hasLessons && course.step === 0) {
    return t`Lessons of 30 seconds: eight letters first, then one by one.`;
  }
  if (course.step >= course.steps.length) {
    const goal = wpm(course.plan.goalWpm);
    return unknownItems(course).length === 0
      ? t({ message: `You know all letters at ${goal}. Raise the goal?`, comment: 'goal: a speed, 40 wpm' })
      : t`All letters are in. Lessons go on with those that are not known yet.`;
  }
  const count = itemsIn(course).length;
  const next = itemNames(newItems(course));
  const letters = plural(count, { one: '# letter is in', other: '# letters are in' });
  if (course.step === 0) return letters;
  return t({ message: `${letters}, ${next} is new`, comment: 'letters: “8 letters are in”; next: a letter' });
}

/** The day before which the goal is not reached. @param day whole days since 1970, by the player's calendar */
export function goalDaySentence(goalWpm: number, day: number): string {
  const goal = wpm(goalWpm);
  // At noon, which is of that day in every time zone and season.
  const date = formatDate(Date.parse(`${new Date(day * DAY_MS).toISOString().slice(0, 10)}T12:00`));
  return t({
    message: `${goal} not before ${date}, if you go on like this`,
    comment: 'goal: a speed, 40 wpm; date: a day',
  });
}
