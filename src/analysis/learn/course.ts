import { GROUPS, groupsFor } from '../../core/learn/items';
import type { LetterOrder } from '../../core/learn/letterOrder';
import { median } from '../insights/gaps';
import { msPerCharacter } from '../insights/speed';
import { EMPTY_WINDOW, hasPassed, hasSlipped, isKnown, type LetterWindow, withTimes } from './LetterWindow';
import type { LearnedRound } from './learnedRound';

/** A new letter is with the others after so many lessons, whatever its times are. */
const MAX_LESSONS = 15;
/** The learner's own pace is that of so many rounds, the last ones. */
const ROUNDS_OF_PACE = 4;
/** The next letter comes when the newest takes at most so many gaps of the others. */
const PACE_SHARE = 1.25;
/** What reading takes before a word's first letter is known from so many rounds, the last ones. */
const ROUNDS_OF_READING = 20;
/** A goal where none is chosen, in wpm: the lower one for whoever is slower than `SLOW_WPM` in the first lesson. */
const USUAL_GOAL_WPM = 40;
const LOWER_GOAL_WPM = 25;
const SLOW_WPM = 20;

/** What a course is about. */
export interface CoursePlan {
  readonly order: LetterOrder;
  /** In wpm. */
  readonly goalWpm: number;
  /** How many strokes an item takes, at least 1; for groups 1. */
  readonly strokesOf: (item: string) => number;
}

/** How far a learner has come. Never changed: `courseAfter` makes another. */
export interface Course {
  readonly plan: CoursePlan;
  /** What is taught, step by step: the first letters, then each letter alone, then the rare ones, then each group. */
  readonly steps: readonly (readonly string[])[];
  /** The step whose items are new; the number of steps once all are through. */
  readonly step: number;
  /** The rounds since it began; of a group the lessons, and the other rounds that had it. */
  readonly roundsInStep: number;
  readonly windows: ReadonlyMap<string, LetterWindow>;
  /** Items that are known, or were: these can slip. */
  readonly known: ReadonlySet<string>;
  /** Those of them that have slipped. */
  readonly slipped: ReadonlySet<string>;
  /** The last rounds, at most 20, oldest first. */
  readonly recent: readonly LearnedRound[];
}

/** A goal where none is chosen: that of a beginner, after a slow first lesson. In wpm. */
export function goalFor(rounds: readonly LearnedRound[]): number {
  const first = rounds.find(({ isLesson }) => isLesson);
  return first && first.wpm < SLOW_WPM ? LOWER_GOAL_WPM : USUAL_GOAL_WPM;
}

/** A course before the first round. */
export function beginCourse(plan: CoursePlan): Course {
  const { first, further, rare } = plan.order;
  const groups = groupsFor([...first, ...further, ...rare]).map((group) => [group]);
  const steps = [first, ...further.map((letter) => [letter]), rare, ...groups];
  return {
    plan,
    steps: steps.filter(({ length }) => length > 0),
    step: 0,
    roundsInStep: 0,
    windows: new Map(),
    known: new Set(),
    slipped: new Set(),
    recent: [],
  };
}

/** A course after a further round, which is a lesson or any other kept round: both count alike. */
export function courseAfter(course: Course, round: LearnedRound): Course {
  const recent = [...course.recent, round].slice(-ROUNDS_OF_READING);
  const windows = windowsAfter(course.windows, round, readingMs(recent));
  const [item = ''] = course.steps[course.step] ?? [];
  // Usual rounds have all letters, but may never have had a capital.
  const hasItem = !GROUPS.includes(item) || round.items.includes(item);
  const roundsInStep = course.roundsInStep + Number(round.isLesson || hasItem);
  const counted = { ...course, recent, windows, roundsInStep };
  return withLabels(withNextSteps(counted));
}

/** The window of an item; an empty one before its first time. */
export function windowOf({ windows }: Course, item: string): LetterWindow {
  return windows.get(item) ?? EMPTY_WINDOW;
}

/** The gap that makes the goal's speed, in ms; for a character of two strokes twice as long. */
export function goalMsOf({ plan }: Course, item: string): number {
  return msPerCharacter(plan.goalWpm) * plan.strokesOf(item);
}

/**
 * The gap by which an item has passed, in ms: the goal's, or for whoever is not there yet one and a quarter of what the
 * other letters take inside words, in the last four rounds.
 */
export function passBarMs(course: Course, item: string): number {
  const others = course.recent
    .slice(-ROUNDS_OF_PACE)
    .flatMap(({ items, timesMs, firsts }) =>
      [...timesMs].filter((timeMs, place) => timeMs >= 0 && firsts[place] === 0 && items[place] !== item),
    );
  return Math.max(goalMsOf(course, item), PACE_SHARE * median(others) * course.plan.strokesOf(item));
}

/** The items that have come, in the order in which they came. */
export function itemsIn({ steps, step }: Course): readonly string[] {
  return steps.slice(0, step + 1).flat();
}

/** The items of the newest step that have not passed yet; none once all are through. */
export function newItems(course: Course): readonly string[] {
  return (course.steps[course.step] ?? []).filter((item) => !hasItemPassed(course, item));
}

/** Whether an item is one that nothing waits for. */
export function isRare({ plan }: Course, item: string): boolean {
  return plan.order.rare.includes(item);
}

/** The items that have come and were never known, without the rare ones. */
export function unknownItems(course: Course): readonly string[] {
  return itemsIn(course).filter((item) => !course.known.has(item) && !isRare(course, item));
}

/** Whether an item has passed, by its window as it is. */
export function hasItemPassed(course: Course, item: string): boolean {
  const window = windowOf(course, item);
  // The bar is looked for only where it decides: most letters of a course are never asked for it.
  return hasPassed(window, Number.POSITIVE_INFINITY) && hasPassed(window, passBarMs(course, item));
}

/** What reading a word takes before its first letter: how much longer first letters take than others, in ms. */
function readingMs(recent: readonly LearnedRound[]): number {
  const rounds = recent.filter(({ firstMs, insideMs }) => firstMs > 0 && insideMs > 0);
  const first = median(rounds.map(({ firstMs }) => firstMs));
  return Math.max(0, first - median(rounds.map(({ insideMs }) => insideMs)));
}

function windowsAfter(
  before: Course['windows'],
  { items, timesMs, firsts }: LearnedRound,
  reading: number,
): Course['windows'] {
  const times = new Map<string, number[]>();
  timesMs.forEach((timeMs, place) => {
    const item = items[place] ?? '';
    const ofItem = times.get(item) ?? [];
    times.set(item, ofItem);
    // Half of what it took is left whatever reading took.
    ofItem.push(firsts[place] === 1 ? Math.max(timeMs / 2, timeMs - reading) : timeMs);
  });
  const after = new Map(before);
  for (const [item, ofItem] of times) after.set(item, withTimes(before.get(item) ?? EMPTY_WINDOW, ofItem));
  return after;
}

/** The course with the steps that are through now. More than one may be: those of whoever can type already. */
function withNextSteps(course: Course): Course {
  let after = course;
  while (after.step < after.steps.length && isThrough(after)) {
    after = { ...after, step: after.step + 1, roundsInStep: 0 };
  }
  return after;
}

function isThrough(course: Course): boolean {
  const items = course.steps[course.step] ?? [];
  if (course.roundsInStep >= MAX_LESSONS) return true;
  // Nothing waits for rare letters, but each lesson before the next step may have them.
  if (items.every((item) => isRare(course, item))) return course.roundsInStep > 0;
  const { seldom } = course.plan.order;
  return items.every((item) => seldom.includes(item) || hasItemPassed(course, item));
}

function withLabels(course: Course): Course {
  const known = new Set(course.known);
  const slipped = new Set<string>();
  for (const [item, window] of course.windows) {
    const goalMs = goalMsOf(course, item);
    if (isKnown(window, goalMs)) known.add(item);
    // One at the edge would slip again and again, if it were not for all that it takes to be known.
    else if (known.has(item) && (course.slipped.has(item) || hasSlipped(window, goalMs))) slipped.add(item);
  }
  return { ...course, known, slipped };
}
