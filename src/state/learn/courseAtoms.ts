import { atom, type Getter } from 'jotai';
import {
  beginCourse,
  type Course,
  type CoursePlan,
  courseAfter,
  goalFor,
  newItems,
} from '../../analysis/learn/course';
import type { LearnedRound } from '../../analysis/learn/learnedRound';
import { lessonOf } from '../../analysis/learn/lessonOf';
import { GROUPS } from '../../core/learn/items';
import type { RoundSetup } from '../../core/round/roundSetup';
import { STANDARD_ROUND } from '../../core/round/rules';
import { setupOf } from '../../core/words/setup';
import { optionsAtom } from '../options/optionsAtoms';
import { learnedRoundsAtom } from './learnedRoundAtoms';
import { learningChoiceAtom } from './learningChoiceAtoms';
import { lessonStrokesAtom, lessonWordsAtom } from './lessonWordsAtoms';

/** The course as far as it has come, and what went before its last lesson. */
export interface CourseNow {
  readonly course: Course;
  /** The course before the last round; null before the first. */
  readonly before: Course | null;
  readonly rounds: readonly LearnedRound[];
  /** The step of the course after each of them. */
  readonly stepsAfter: readonly number[];
}

/** The goal, in wpm: the chosen one, or the one for this learner. */
const goalWpmAtom = atom((get) => get(learningChoiceAtom).goalWpm ?? goalFor(get(learnedRoundsAtom)));

const planAtom = atom((get): CoursePlan | null => {
  const words = get(lessonWordsAtom);
  const strokes = get(lessonStrokesAtom);
  if (!words) return null;
  return {
    order: words.order,
    goalWpm: get(goalWpmAtom),
    strokesOf: (item) => (GROUPS.includes(item) ? 1 : Math.max(1, strokes(item).length)),
  };
});

/**
 * What was counted last: a further round is counted on top of it. A cache, so it is filled where it is read: the same rounds
 * make the same course.
 */
const countedAtom = atom(() => ({ last: null as (CourseNow & { readonly plan: CoursePlan }) | null }));

/** How far the learner has come; null until the words are loaded. */
export const courseNowAtom = atom((get): CourseNow | null => {
  const plan = get(planAtom);
  if (!plan) return null;
  const rounds = get(learnedRoundsAtom);
  const cache = get(countedAtom);
  const counted = cache.last;
  const isFurther =
    counted?.plan === plan &&
    counted.rounds.length <= rounds.length &&
    counted.rounds.every((one, place) => one === rounds[place]);
  let now: CourseNow =
    isFurther && counted ? counted : { course: beginCourse(plan), before: null, rounds: [], stepsAfter: [] };
  const stepsAfter = [...now.stepsAfter];
  for (const round of rounds.slice(now.rounds.length)) {
    const course = courseAfter(now.course, round);
    stepsAfter.push(course.step);
    now = { course, before: now.course, rounds, stepsAfter };
  }
  cache.last = { ...now, rounds, plan };
  return cache.last;
});

/** The items of the next lesson that have not passed yet. */
export function newOfNextLesson(get: Getter): readonly string[] {
  const now = get(courseNowAtom);
  return now ? newItems(now.course) : [];
}

/** The setup of the next lesson; null until the words are loaded. */
export function lessonSetup(get: Getter, seed: number): RoundSetup | null {
  const words = get(lessonWordsAtom);
  const now = get(courseNowAtom);
  if (!words || !now) return null;
  const { waits } = get(learningChoiceAtom);
  return setupOf({
    seed,
    settings: {
      ...STANDARD_ROUND,
      lesson: lessonOf(now.course),
      ...(get(optionsAtom).saysWords && { byEar: true as const }),
      ...(waits && { onMistake: 'wait' as const }),
    },
    wordList: words.wordList,
    words: words.words,
  });
}
