import { plural, t } from '@lingui/core/macro';
import { type Course, itemsIn, newItems, unknownItems } from '../../analysis/learn/course';
import type { ItemState } from '../../analysis/learn/itemState';
import { GROUPS } from '../../core/learn/items';
import { formatDate, formatMoment } from '../history/dateFormat';
import { wpm } from '../page/figureTexts';

const DAY_MS = 86_400_000;

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

/** The items that a course teaches now, or those that come after them where all of these have passed. */
export function nextItems(course: Course): readonly string[] {
  const fresh = newItems(course);
  return fresh.length > 0 ? fresh : (course.steps[course.step + 1] ?? []);
}

/**
 * How far a course has come, in one sentence: `8 letters are in. Next: s`.
 *
 * @param next the names of `nextItems`, or what stands for them
 */
export function courseSentence(course: Course, hasLessons: boolean, next: string): string {
  if (!hasLessons && course.step === 0) {
    return t`Lessons of 30 seconds: eight letters first, then one by one.`;
  }
  if (course.step >= course.steps.length) {
    const goal = wpm(course.plan.goalWpm);
    return unknownItems(course).length === 0
      ? t({ message: `You know all letters at ${goal}. Raise the goal?`, comment: 'goal: a speed, 40 wpm' })
      : t`All letters are in. Lessons go on with those that are not known yet.`;
  }
  const coming = nextItems(course);
  if (coming.length === 0) return t`All letters are in.`;
  if (coming.every((item) => GROUPS.includes(item))) {
    return t({
      message: `All letters are in. Next: ${next}`,
      comment: 'In a course of lessons; next: “capitals”, “punctuation” or “numbers”',
    });
  }
  const fresh = newItems(course);
  const letters = itemsIn(course).filter((item) => !fresh.includes(item)).length;
  if (letters === 0) return t({ message: `The first letters: ${next}`, comment: 'In a course of lessons' });
  return t({
    message: plural(letters, {
      one: `# letter is in. Next: ${next}`,
      other: `# letters are in. Next: ${next}`,
    }),
    comment: 'In a course of lessons; next: the letters that are taught now',
  });
}

/**
 * The day before which the goal is not reached, with its year where that is another one than today's.
 *
 * @param day whole days since 1970, by the player's calendar
 * @param today likewise
 */
export function goalDaySentence(goalWpm: number, day: number, today: number): string {
  const [goal, ms] = [wpm(goalWpm), momentOf(day)];
  const isThisYear = new Date(ms).getFullYear() === new Date(momentOf(today)).getFullYear();
  const date = isThisYear ? formatMoment(ms, 'dayOfMonth') : formatDate(ms);
  return t({
    message: `${goal} not before ${date}, if you go on like this`,
    comment: 'goal: a speed, 40 wpm; date: a day',
  });
}

/** Noon of a day, which is of it in every time zone and season, in ms since 1970. @param day as for `goalDaySentence` */
export function momentOf(day: number): number {
  return Date.parse(`${new Date(day * DAY_MS).toISOString().slice(0, 10)}T12:00`);
}
